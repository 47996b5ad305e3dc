/** A list that always fits in one page. */
export const unaPagina = <T>(items: T[]) => ({
  items,
  pagination: { total_items: items.length, current: 1, pages: 1 },
});
