type Paginas = { total_items: number; current: number; pages: number };

/** "36 cupones, página 1 de 4". */
export const cuantos = ({ total_items, current, pages }: Paginas, uno: string, varios: string): string => {
  const total = `${total_items} ${total_items === 1 ? uno : varios}`;
  return pages > 1 ? `${total}, página ${current} de ${pages}` : total;
};
