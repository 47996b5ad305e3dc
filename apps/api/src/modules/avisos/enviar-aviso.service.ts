import { createHash } from 'node:crypto';
import { type Evento, type Lado, ladoDe } from '@colega/domain/avisos';
import type { Carta, Membrete } from '../../correo/carta.ts';
import { type Correo, intentosDeCarta } from '../../correo/correo.ts';
import { redactar } from '../../correo/redactar.tsx';
import type { Db } from '../../db/conectar.ts';
import { entregar } from '../../jobs/entregar.ts';
import { type Aviso, resolverAviso, tomarAviso } from './avisos.repository.ts';
import { PANTALLA_DE_AVISOS } from './evento.ts';
import { ponerTextos } from './poner-textos.ts';
import type { TextosDeCarta } from './textos-de-avisos.ts';

type TextosDeCadaCarta = Readonly<Record<Evento, TextosDeCarta>>;

/** `colegio`: its name. */
export type DepsDeCarta = { ahora: Date; direccionPublica: string; colegio: string; textos: TextosDeCadaCarta };

export type Escribir = (db: Db, aviso: Aviso, deps: DepsDeCarta) => Promise<Carta | null>;

export type DepsDeAvisos = {
  reloj: () => Date;
  correo: Correo;
  direccionPublica: () => string;
  colegio: Membrete['colegio'];
  textos: TextosDeCadaCarta;
  cartas: Readonly<Record<Evento, Escribir>>;
};

const identidad = ({ evento, cosa, cosa_id, persona_id, canal }: Aviso): string =>
  createHash('sha256').update([evento, cosa, cosa_id, persona_id, canal].join('\n')).digest('hex').slice(0, 40);

/** Why it came and, of what can be chosen, where. */
export const pieDeCarta = (
  lado: Lado,
  { motivo, correo }: Pick<TextosDeCarta, 'motivo' | 'correo'>,
  direccion: string,
): Pick<Membrete, 'motivo' | 'preferencias'> => ({
  motivo,
  preferencias: correo === 'siempre' ? null : `${direccion}${PANTALLA_DE_AVISOS[lado]}`,
});

/** A digest is of one side, and says which. */
const ladoDelAviso = ({ evento, cosa }: Aviso): Lado =>
  evento === 'resumen_del_dia' && cosa === 'colegio' ? 'colegio' : ladoDe(evento);

const mandar = async (db: Db, deps: DepsDeAvisos, aviso: Aviso): Promise<void> => {
  if (aviso.email === '') return void (await resolverAviso(db, aviso.id, 'sin_correo'));
  const ahora = deps.reloj();
  const direccionPublica = deps.direccionPublica();
  const colegio = deps.colegio.nombre;
  const carta = await deps.cartas[aviso.evento](db, aviso, { ahora, direccionPublica, colegio, textos: deps.textos });
  if (!carta) return void (await resolverAviso(db, aviso.id, 'sin_motivo'));
  const suyos = deps.textos[aviso.evento];
  const escrita = redactar(ponerTextos(carta, suyos, colegio), suyos.asunto, {
    colegio: deps.colegio,
    nombre: aviso.nombre,
    ...pieDeCarta(ladoDelAviso(aviso), suyos, direccionPublica),
  });
  const { adjuntos = [] } = carta;
  await deps.correo.enviar({ de: colegio, para: aviso.email, ...escrita, adjuntos, id: identidad(aviso) });
  await resolverAviso(db, aviso.id, 'enviado', { enviado_en: deps.reloj() });
};

/** Throws while it is to be retried. */
export const enviarAviso = (db: Db, deps: DepsDeAvisos, id: number): Promise<void> =>
  entregar(db, {
    ...{ tabla: 'avisos', id, tomar: tomarAviso },
    mandar: (aviso) => mandar(db, deps, aviso),
    rechazar: (_aviso, falla) => resolverAviso(db, id, 'rechazado', { falla }),
    maximo: intentosDeCarta,
  });
