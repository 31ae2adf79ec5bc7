// Next writes the same into next-env.d.ts, which a fresh clone does not have.
/// <reference types="next" />
/// <reference types="next/image-types/global" />
