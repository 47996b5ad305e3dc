/** Its wizard's screen, with the draft that it opens. */
export const direccionDelBorrador = ({ id, enlace }: { id: string; enlace: string }): string =>
  `${enlace}${enlace.includes('?') ? '&' : '?'}borrador=${id}`;
