import { type Evento, LADOS, type Lado, ladoDe } from '@colega/domain/avisos';
import type { Carta } from '../../correo/carta.ts';
import { llenarDeCarta } from '../../correo/llenar.ts';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { hoy as diaDe } from '../../hoy.ts';
import { avisar } from './avisar.service.ts';
import { type Aviso, resolverAviso } from './avisos.repository.ts';
import type { DepsDeCarta, Escribir } from './enviar-aviso.service.ts';
import { PANTALLA_DE_AVISOS } from './evento.ts';
import { findDelResumen, findPorResumir, updateResumen } from './resumen.repository.ts';

/** S-714: the others are in the portal. */
const MAXIMO_QUE_SE_CUENTA = 50;

/** Each person's letter of what they chose to read once a day, apart what they are told at the desk: what waits now is in it, what comes later in the next. */
export const mandarResumenes = async (db: Db, ahora: Date): Promise<void> => {
  const hoy = diaDe(() => ahora);
  for (const { persona_id, eventos } of await findPorResumir(db))
    for (const lado of LADOS) {
      const suyos = eventos.filter((evento) => ladoDe(evento as Evento) === lado);
      if (suyos.length > 0)
        await enTransaccion(db, async (trx) => {
          const hecho = { evento: 'resumen_del_dia', cosa: lado, cosa_id: hoy, persona_id } as const;
          // Of two workers one makes it, and the other finds it made.
          for (const resumen_id of await avisar(trx, hecho, ahora))
            await updateResumen(trx, { persona_id, eventos: suyos, resumen_id });
        });
    }
};

type Contado = { titulo: string; texto: string; adjuntos: NonNullable<Awaited<ReturnType<Escribir>>>['adjuntos'] };

/** Counts them all, and says the first ones. */
export const armarResumen = (
  contados: readonly Pick<Contado, 'titulo' | 'texto'>[],
  lado: Lado,
  { direccionPublica }: Pick<DepsDeCarta, 'direccionPublica'>,
): Carta => {
  const demas = contados.length - MAXIMO_QUE_SE_CUENTA;
  return {
    datos: { cuantos: contados.length === 1 ? 'un aviso' : `${contados.length} avisos` },
    cuerpo: [
      { puntos: contados.slice(0, MAXIMO_QUE_SE_CUENTA).map(({ titulo, texto }) => ({ titulo, texto })) },
      ...(demas > 0 ? [{ parrafo: `Y ${demas} más, que están en el portal.` }] : []),
      { boton: 'Ver mis avisos', enlace: `${direccionPublica}${PANTALLA_DE_AVISOS[lado]}` },
    ],
  };
};

/** As its own letter would tell it; one with nothing to tell any more is left out. */
export const cartaDelResumen =
  (cartas: () => Readonly<Record<Evento, Escribir>>): Escribir =>
  async (db, { id, cosa }, deps) => {
    const contar = async (aviso: Aviso): Promise<Contado[]> => {
      const carta = await cartas()[aviso.evento](db, aviso, deps);
      if (!carta) await resolverAviso(db, aviso.id, 'sin_motivo');
      if (!carta) return [];
      const titulo = llenarDeCarta(deps.textos[aviso.evento].asunto, deps.colegio, carta.datos);
      return [{ titulo, texto: aviso.detalle ?? '', adjuntos: carta.adjuntos ?? [] }];
    };
    const contados: Contado[] = [];
    for (const aviso of await findDelResumen(db, id)) contados.push(...(await contar(aviso)));
    if (contados.length === 0) return null;
    const adjuntos = contados.flatMap(({ adjuntos: suyos = [] }) => suyos);
    return { ...armarResumen(contados, cosa as Lado, deps), adjuntos };
  };
