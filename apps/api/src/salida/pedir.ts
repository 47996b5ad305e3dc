const RESPUESTA_MAXIMA = 10_000_000;

/** There was no usable answer: no network, time-out, or one too long. Its text never carries what was sent. */
export class SinRespuesta extends Error {
  override readonly name = 'SinRespuesta';
}

export type PedidoSaliente = {
  metodo: 'GET' | 'POST';
  url: string;
  cabeceras?: Readonly<Record<string, string>>;
  cuerpo?: string | Uint8Array<ArrayBuffer>;
  esperaMs: number;
};

export type RespuestaDeAfuera = { status: number; texto: string };

// fetch hides the useful word in the cause: ECONNREFUSED, ENOTFOUND…
const motivo = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? `${error.message} (${code})` : error.message;
};

/** Makes one call to the outside world, and returns any answer. Follows no redirection. Throws SinRespuesta. */
export async function pedirAfuera({
  metodo,
  url,
  cabeceras = {},
  cuerpo,
  esperaMs,
}: PedidoSaliente): Promise<RespuestaDeAfuera> {
  try {
    const respuesta = await fetch(url, {
      method: metodo,
      headers: cabeceras,
      ...(cuerpo === undefined ? {} : { body: cuerpo }),
      redirect: 'manual',
      signal: AbortSignal.timeout(esperaMs),
    });
    const texto = await respuesta.text();
    if (texto.length > RESPUESTA_MAXIMA) throw new Error('respuesta demasiado larga');
    return { status: respuesta.status, texto };
  } catch (error) {
    throw new SinRespuesta(motivo(error), { cause: error });
  }
}
