/** Its wizard's screen, with the draft that it opens. */
export const direccionDelBorrador = ({ id, enlace }: { id: string; enlace: string }): string =>
  `${enlace}${enlace.includes('?') ? '&' : '?'}borrador=${id}`;

/** The one under way of its wizard is opened by it. */
export const direccionSinSubir = ({ id, enlace }: { id: string | null; enlace: string }): string =>
  id === null ? enlace : direccionDelBorrador({ id, enlace });
