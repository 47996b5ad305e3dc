/**
 * Keeps with this entry of the browser's history what was typed or chosen on it, where the router reads its state: Back and Forward
 * find it again, and nothing is drawn anew. Never a password.
 */
export const guardarEnLaEntrada = (datos: object): void => {
  const antes = history.state as { usr?: object | null } | null;
  history.replaceState({ ...antes, usr: { ...antes?.usr, ...datos } }, '');
};

/** The user's name, as this entry or the page that led here keeps it. */
export const usuarioEscrito = (estado: unknown): string => {
  const username = (estado as { username?: unknown } | null)?.username;
  return typeof username === 'string' ? username : '';
};
