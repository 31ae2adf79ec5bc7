"""Entry: blender -b --factory-startup -P main.py -- (--list | <name> <out.png> [--preview])"""
import importlib
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
sys.dont_write_bytecode = True

NOT_SCENES = {'main', 'studio', 'darkroom'}


def scenes():
    found = {}
    for file in sorted(os.listdir(here)):
        name, ext = os.path.splitext(file)
        if ext != '.py' or name in NOT_SCENES:
            continue
        try:
            found.update(getattr(importlib.import_module(name), 'SCENES', {}))
        except Exception as error:  # an error in one module must not stop the others
            print(f'{file} left out: {error!r}', file=sys.stderr)
    return found


def main(arguments):
    import studio
    known = scenes()
    if arguments[:1] == ['--list']:
        print('SCENES ' + ' '.join(known))
        return
    name, out_path = arguments[:2]
    preview = '--preview' in arguments
    studio.reset()
    settings = known[name]() or {}
    studio.render(out_path, preview=preview, **settings)


try:
    main(sys.argv[sys.argv.index('--') + 1:])
except Exception:
    import traceback
    traceback.print_exc()
    sys.exit(1)
