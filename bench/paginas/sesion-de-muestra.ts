import { randomUUID } from 'node:crypto';
import { BASE_API } from '@colega/contract/route';

const CONTRASENIA = 'Colega.2026';

type Claims = { user_id: number; persona_id: number; username: string; contextos: string[] };

export type Usuario = 'mgarcia' | 'csosa';

export async function ingresarAlPortal(portal: string, username: Usuario) {
  const pedir = async <T>(camino: string, opciones: RequestInit): Promise<T> => {
    const respuesta = await fetch(`${portal}${BASE_API}${camino}`, opciones);
    if (!respuesta.ok) throw new Error(`${camino}: ${respuesta.status} ${await respuesta.text()}`);
    return (await respuesta.json()) as T;
  };
  const enviar = <T>(camino: string, cuerpo: unknown, cabeceras: Record<string, string> = {}): Promise<T> =>
    pedir(camino, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...cabeceras },
      body: JSON.stringify(cuerpo),
    });
  const tokens = await enviar<{ token: string; refresh_token: string }>('/authentication_token', {
    username,
    password: CONTRASENIA,
  });
  const claims = JSON.parse(Buffer.from(tokens.token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
  const { user_id, persona_id, contextos } = claims;
  const authorization = `Bearer ${tokens.token}`;
  return {
    user_id,
    persona_id,
    guardada: {
      ...tokens,
      user_id: `${user_id}`,
      persona_id: `${persona_id}`,
      user: JSON.stringify({ username, contextos }),
    },
    leer: <T>(camino: string): Promise<T> => pedir(camino, { headers: { authorization } }),
    crear: <T>(camino: string, cuerpo: unknown): Promise<T> => enviar(camino, cuerpo, { authorization }),
  };
}

export type SesionDeMuestra = Awaited<ReturnType<typeof ingresarAlPortal>>;
