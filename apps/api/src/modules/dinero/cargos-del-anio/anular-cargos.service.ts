import type { GeneracionDeCargos } from '@colega/contract/dinero';
import { diaDelColegio } from '@colega/domain/fechas';
import { formatImporte, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion, enUnMomento } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { encolar } from '../../../jobs/cola.ts';
import { anotarEnAuditoria, type HechoAuditado } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { leerAvisadosDe } from '../../avisos/avisados-de.service.ts';
import { avisar, avisarAlColegio } from '../../avisos/avisar.service.ts';
import { anotarHechoDePersona } from '../../perfil/pedido-del-colegio.ts';
import { MI_CUENTA, nombrarCuota } from '../cartas/contar-vencimientos.ts';
import { listarDiasDeAviso } from '../cartas/dias-de-aviso.ts';
import {
  anularCargosDe,
  type CargoAnulado,
  countCargosDe,
  countPersonasDeGeneracion,
  findGeneracionesDeAnio,
  findGeneracionTerminada,
  findPersonaDeQuienPidio,
  findUltimaAnulacion,
  hayAnulacionEnCurso,
  insertAnulacion,
  lockAnulacion,
  lockPersonasDeGeneracion,
  sumarPorQueSeQuedan,
  updateAnulacion,
} from './anulaciones-de-cargos.repository.ts';
import { exigirAnioLibre } from './exigir-anio-libre.ts';

/** Their rows are held for as long as these take. */
const PERSONAS_POR_TRAMO = 100;

type DelOperador = { autor: Extract<Autor, { actor: 'colegio' }>; ahora: Date };
type Acto = DelOperador & { id: number };

/** Each time that a year was generated, and what of it could be annulled now. Everything in it is of one moment. */
export const leerGeneraciones = (db: Db, anio: number, usuario_id: number): Promise<GeneracionDeCargos[]> =>
  enUnMomento(db, async (trx) => {
    const leidas: GeneracionDeCargos[] = [];
    // Its progress is asked for again and again: what could go is counted when it ends.
    const contar = !(await hayAnulacionEnCurso(trx, anio));
    for (const generacion of await findGeneracionesDeAnio(trx, anio)) {
      const sumas = contar ? await sumarPorQueSeQuedan(trx, generacion.id) : [];
      const seVan = sumas.find(({ porque }) => porque === null);
      const ultima = await findUltimaAnulacion(trx, generacion.id);
      leidas.push({
        ...generacion,
        pedida_en: generacion.pedida_en.toISOString(),
        se_van: contar ? { cargos: seVan?.cargos ?? 0, importe: seVan?.importe ?? '0.00' } : null,
        se_quedan: sumas.flatMap(({ porque, ...suma }) => (porque === null ? [] : [{ porque, ...suma }])),
        anulacion: ultima
          ? {
              ...{ id: ultima.id, estado: ultima.estado, motivo: ultima.motivo, pidio: ultima.pidio },
              ...{ decidio: ultima.decidio, es_propia: ultima.pidio_id === usuario_id, por_mirar: ultima.por_mirar },
              ...{ miradas: ultima.miradas, anulados: ultima.anulados, importe: ultima.importe },
              ...{ quedaron: ultima.quedaron, respuesta: ultima.respuesta },
            }
          : null,
      });
    }
    return leidas;
  });

/** In the trail of its year. */
const anotarDelAnio = (trx: Db, { autor, ahora }: DelOperador, anio: number, hecho: HechoAuditado): Promise<void> =>
  anotarEnAuditoria(trx, autor, ahora, { entidad: 'cargos_del_anio', id: anio }, hecho);

/** Throws 409 when nothing of it may go. */
const exigirQueSeVayan = async (trx: Db, generacionId: number) => {
  const seVan = (await sumarPorQueSeQuedan(trx, generacionId)).find(({ porque }) => porque === null);
  if (!seVan) throw errorHttp(409, 'cargos_sin_anular');
  return seVan;
};

/** Throws 404, and 409 when nothing of it may go or another waits. */
export const pedirAnulacion = (
  db: Db,
  { id, motivo, autor, ahora }: Acto & { motivo: string },
): Promise<{ anulacion_id: number }> =>
  enTransaccion(db, async (trx) => {
    const generacion = await findGeneracionTerminada(trx, id);
    if (!generacion || autor.user_id === null) throw errorNoEncontrado();
    const seVan = await exigirQueSeVayan(trx, id);
    const quien = { pidio_id: autor.user_id, pidio: autor.username, pedida_en: ahora };
    const nueva = await insertAnulacion(trx, { generacion_id: id, motivo, ...quien });
    if (!nueva) throw errorHttp(409, 'anulacion_de_cargos_repetida');
    const { anio } = generacion;
    const hasta = { generacion_id: id, anulacion_id: nueva.id, cargos: seVan.cargos, importe: seVan.importe };
    await anotarDelAnio(trx, { autor, ahora }, anio, { accion: 'pedir_anulacion_de_cargos', hasta, motivo });
    const portal = {
      datos: { anio: String(anio) },
      detalle: `${seVan.cargos} cargos por ${formatImporte(seVan.importe)}. ${motivo}`,
      enlace: `/colegio/tesoreria/cargos?anio=${anio}`,
    };
    const hecho = { evento: 'cargos_por_anular', cosa: 'anulacion_de_cargos', cosa_id: nueva.id, portal } as const;
    await avisarAlColegio(trx, hecho, { distrito_id: null, autor_id: autor.user_id, ahora });
    return { anulacion_id: nueva.id };
  });

/** Throws 404 and 409. */
const lockPedida = async (trx: Db, id: number) => {
  const anulacion = await lockAnulacion(trx, id);
  const generacion = anulacion && (await findGeneracionTerminada(trx, anulacion.generacion_id));
  if (!generacion) throw errorNoEncontrado();
  if (anulacion.estado !== 'pedida') throw errorHttp(409, 'anulacion_de_cargos_ya_decidida');
  return { anulacion, generacion };
};

const decidir = ({ autor, ahora }: DelOperador) => {
  if (autor.user_id === null) throw errorNoEncontrado();
  return { decidio_id: autor.user_id, decidio: autor.username, decidida_en: ahora };
};

/** A job does it: what is paid or put in a coupon until then stays. Whoever asked for it does not confirm it. Throws 404 and 409. */
export const confirmarAnulacion = (db: Db, { id, ...delOperador }: Acto): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const { anulacion, generacion } = await lockPedida(trx, id);
    if (delOperador.autor.user_id === anulacion.pidio_id) throw errorHttp(409, 'anulacion_de_cargos_la_confirma_otro');
    await exigirAnioLibre(trx, generacion.anio);
    await exigirQueSeVayan(trx, generacion.id);
    const por_mirar = await countPersonasDeGeneracion(trx, generacion.id);
    await updateAnulacion(trx, id, { estado: 'en_curso', por_mirar, ...decidir(delOperador) });
    const hasta = { generacion_id: generacion.id, anulacion_id: id };
    await anotarDelAnio(trx, delOperador, generacion.anio, { accion: 'confirmar_anulacion_de_cargos', hasta });
    await encolar(trx, 'anular_cargos', { anulacion_id: id }, { urgente: true });
  });

/** Throws 404 and 409. */
export const rechazarAnulacion = (db: Db, { id, motivo, ...delOperador }: Acto & { motivo: string }): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const { anulacion, generacion } = await lockPedida(trx, id);
    const { anio } = generacion;
    const decision = decidir(delOperador);
    await updateAnulacion(trx, id, { estado: 'rechazada', respuesta: motivo, ...decision });
    const hecho = { accion: 'rechazar_anulacion_de_cargos', hasta: { anulacion_id: id }, motivo } as const;
    await anotarDelAnio(trx, delOperador, anio, hecho);
    if (decision.decidio_id === anulacion.pidio_id) return;
    const portal = {
      datos: { anio: String(anio) },
      detalle: `Decidió ${decision.decidio}: ${motivo}`,
      enlace: `/colegio/tesoreria/cargos?anio=${anio}`,
    };
    const suyo = { cosa: 'anulacion_de_cargos', cosa_id: id, persona_id: await findPersonaDeQuienPidio(trx, id) };
    await avisar(trx, { evento: 'anulacion_rechazada', ...suyo, portal }, delOperador.ahora);
  });

const porPersona = (anulados: readonly CargoAnulado[]): ReadonlyMap<number, string[]> => {
  const suyos = new Map<number, string[]>();
  for (const { persona_id, descripcion, matricula } of anulados)
    suyos.set(persona_id, [...(suyos.get(persona_id) ?? []), `${descripcion} · ${matricula}`]);
  return suyos;
};

/** On which days it could be told, as a charge without a coupon, since it was there. */
const posiblesAvisos = ({ vencimiento, creado_en, ...cargo }: CargoAnulado, ahora: Date) =>
  listarDiasDeAviso(vencimiento)
    .filter(({ dia }) => dia >= diaDelColegio(creado_en) && dia <= diaDelColegio(ahora))
    .map((uno) => ({ ...uno, persona_id: cargo.persona_id, que: nombrarCuota(cargo) }));

const POR_ERROR = {
  uno: 'lo había generado por error, y ya no está',
  varios: 'los había generado por error, y ya no están',
} as const;

type DeUnTramo = { anulacion_id: number; generacion: { id: number; anio: number }; desde: number };

/** The next people: it is in the trail of each one, and whoever was told that it was due is told that it is not. */
const anularTramo = async (
  trx: Db,
  { anulacion_id, generacion, desde }: DeUnTramo,
  delOperador: DelOperador,
): Promise<{ personas: number[]; anulados: CargoAnulado[]; quedaron: number }> => {
  const { id: generacion_id, anio } = generacion;
  const { ahora } = delOperador;
  const personas = await lockPersonasDeGeneracion(trx, { generacion_id, desde, limite: PERSONAS_POR_TRAMO });
  if (personas.length === 0) return { personas, anulados: [], quedaron: 0 };
  const anulados = await anularCargosDe(trx, { generacion_id, anulacion_id, personas, ahora });
  const avisados = await leerAvisadosDe(
    trx,
    anulados.flatMap((uno) => posiblesAvisos(uno, ahora)),
    ahora,
  );
  for (const [persona_id, cargos] of porPersona(anulados)) {
    await anotarHechoDePersona(trx, delOperador, persona_id, { accion: 'anular_cargos', hasta: { anio, cargos } });
    if (!avisados.has(persona_id)) continue;
    const portal = {
      datos: { que: cargos.length === 1 ? `un cargo de ${anio}` : `${cargos.length} cargos de ${anio}` },
      detalle: `El Colegio ${POR_ERROR[cargos.length === 1 ? 'uno' : 'varios']} en tu cuenta: ${cargos.join(', ')}.`,
      enlace: MI_CUENTA,
    };
    const cosa = { cosa: 'anulacion_de_cargos', cosa_id: anulacion_id, persona_id };
    await avisar(trx, { evento: 'cargos_anulados', ...cosa, portal }, ahora);
  }
  return { personas, anulados, quedaron: await countCargosDe(trx, { generacion_id, personas }) };
};

/** A part a transaction, each with its progress: one that dies in the middle goes on where it was. */
export const continuarAnulacion = async ({ db, reloj }: { db: Db; reloj: () => Date }, id: number): Promise<void> => {
  for (;;) {
    const sigue = await enTransaccion(db, async (trx) => {
      const anulacion = await lockAnulacion(trx, id);
      if (anulacion?.estado !== 'en_curso') return false;
      const generacion = await findGeneracionTerminada(trx, anulacion.generacion_id);
      if (!generacion) return false;
      const { decidio_id: user_id, decidio, ultima, miradas } = anulacion;
      const autor = { actor: 'colegio' as const, user_id, username: decidio ?? '' };
      const ahora = reloj();
      const tramo = await anularTramo(trx, { anulacion_id: id, generacion, desde: ultima }, { autor, ahora });
      const termino = tramo.personas.length === 0;
      await updateAnulacion(trx, id, {
        estado: termino ? 'terminada' : 'en_curso',
        terminada_en: termino ? ahora : null,
        ultima: tramo.personas.at(-1) ?? ultima,
        miradas: miradas + tramo.personas.length,
        anulados: anulacion.anulados + tramo.anulados.length,
        importe: sumar([anulacion.importe, ...tramo.anulados.map((uno) => uno.importe)]),
        quedaron: anulacion.quedaron + tramo.quedaron,
      });
      return !termino;
    });
    if (!sigue) return;
  }
};
