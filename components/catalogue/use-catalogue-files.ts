'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCatalogueFile, type CatalogueFileResult } from '@/lib/catalogue-file';
import type { ProductView } from '@/lib/product-view';

type Answers = Readonly<Record<string, CatalogueFileResult | undefined>>;

interface CatalogueFiles {
  /** What has come so far, by the file's path. */
  answers: Answers;
  /** Fetches a file unless it is there or on its way. */
  load: (path: string) => void;
  /** Fetches a file again that failed. */
  retry: (path: string) => void;
}

/**
 * The files of the catalogue that were asked for, each fetched once.
 *
 * @param wanted the one that is shown; it is fetched when nobody did before
 * @param given the one that the page brought with it
 * @param needed false where there is nothing to fetch
 */
export function useCatalogueFiles(
  wanted: string,
  given: { path: string; products: readonly ProductView[] },
  needed: boolean,
): CatalogueFiles {
  const [answers, setAnswers] = useState<Answers>(() => ({ [given.path]: { ok: true, products: [...given.products] } }));
  const asked = useRef(new Set([given.path]));

  const load = useCallback(async (path: string) => {
    if (asked.current.has(path)) return;
    asked.current.add(path);
    const answer = await fetchCatalogueFile(path);
    setAnswers((before) => ({ ...before, [path]: answer }));
  }, []);
  const retry = useCallback(
    (path: string) => {
      asked.current.delete(path);
      setAnswers((before) => ({ ...before, [path]: undefined }));
      void load(path);
    },
    [load],
  );
  useEffect(() => {
    if (needed) void load(wanted);
  }, [needed, wanted, load]);

  return { answers, load, retry };
}
