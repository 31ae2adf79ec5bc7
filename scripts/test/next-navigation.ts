/** Stands in for `next/navigation` in unit tests, which render links without Next's router. */
export const useRouter = () => ({});
