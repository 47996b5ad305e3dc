export const guardarEnLaEntrada = (datos: object): void => {
  const antes = history.state as { usr?: object | null } | null;
  history.replaceState({ ...antes, usr: { ...antes?.usr, ...datos } }, '');
};

export const usuarioEscrito = (estado: unknown): string => {
  const username = (estado as { username?: unknown } | null)?.username;
  return typeof username === 'string' ? username : '';
};
