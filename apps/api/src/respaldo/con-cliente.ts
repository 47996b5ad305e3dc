import pg from 'pg';

/** A connection of its own, without the limits of those that serve, for as long as what uses it is read. */
export async function* conCliente<T>(
  url: string,
  trabajo: (cliente: pg.Client) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const cliente = new pg.Client({ connectionString: url });
  // What is being asked when it is lost fails by itself.
  cliente.on('error', () => undefined);
  await cliente.connect();
  try {
    yield* trabajo(cliente);
  } finally {
    await cliente.end();
  }
}
