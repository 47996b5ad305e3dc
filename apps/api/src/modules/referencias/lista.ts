export const armarPagina = <T>(items: T[]) => ({
  items,
  pagination: { total_items: items.length, current: 1, pages: 1 },
});

type Pagina = { page: number; limit: number };

export const paginacion = (total: number, { page, limit }: Pagina) => ({
  total_items: total,
  current: page,
  pages: Math.max(1, Math.ceil(total / limit)),
});
