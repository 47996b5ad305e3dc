import { randomBytes } from 'node:crypto';
import { textoDelColegio } from '@colega/contract/mensajes';
import { type EntidadAImportar, type FilaAImportar, filasPorEscribir } from '@colega/domain/importaciones';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion, quitarPlazo } from '../../../db/transaccion.ts';
import { ErrorHttp } from '../../../http/error-http.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { pedirConciliacion } from '../../dinero/conciliacion/pedir-conciliacion.service.ts';
import { lockNombrados } from '../../legajos/importados/importar-legajos.service.ts';
import type { DelColegio } from '../../perfil/pedido-del-colegio.ts';
import { hashClave } from '../../sesion/claves.ts';
import { decidirImportacion, huellaDe, type QuienImporta } from '../ensayo/decidir.service.ts';
import {
  type FilaDeImportacion,
  findImportacion,
  lockImportacion,
  updateImportacion,
  updateProgreso,
} from '../importaciones.repository.ts';
import { anotarLoImportado } from './anotar-lo-importado.service.ts';
import { escribirDecisiones, numerarDespuesDe } from './escribir.service.ts';
import {
  actualizarEstadisticas,
  estaEscribiendose,
  exigirGuardas,
  findHuellas,
  lockEscritura,
  upsertImportados,
} from './importados.repository.ts';

type PedidoDeAceptar = Momento & QuienImporta & { importacion_id: number };

/** What it would write is not what was rehearsed: somebody changed something meanwhile, or it is who accepts that is another. */
class OtraCosa extends Error {
  readonly frase: string;
  constructor({ ensayo }: FilaDeImportacion, quien: string, cuantas: number) {
    super('importacion_base_cambiada');
    this.frase =
      ensayo === null || ensayo === quien
        ? textoDelColegio({ codigo: 'importacion_base_cambiada', datos: { cuantas } })
        : textoDelColegio({ codigo: 'importacion_ensayada_por_otro', datos: { quien: ensayo } });
  }
}

type Toma = { importacion: FilaDeImportacion; desde: Date } | 'de_otro' | 'interrumpida';

/** Who finds it taken comes after a process that died: nothing of it was left. */
const tomarImportacion = (db: Db, id: number, ahora: Date): Promise<Toma> =>
  db.transaction().execute(async (trx) => {
    const importacion = await lockImportacion(trx, id);
    if (importacion?.estado === 'aceptando') {
      if (await estaEscribiendose(trx)) return 'de_otro';
      await updateImportacion(trx, id, {
        estado: 'ensayada',
        paso: null,
        intento_en: null,
        falla: 'importacion_interrumpida',
      });
      return 'interrumpida';
    }
    if (importacion?.estado !== 'por_aceptar') return 'de_otro';
    await updateImportacion(trx, id, { estado: 'aceptando', intento_en: ahora, falla: null });
    return { importacion, desde: ahora };
  });

const contarDistintas = (resumen: FilaDeImportacion['resumen'], ahora: { crea: number; cambia: number }): number => {
  const antes = (cual: 'crea' | 'cambia') => (resumen?.cuentas ?? []).reduce((suma, cuenta) => suma + cuenta[cual], 0);
  return Math.max(1, Math.abs(antes('crea') - ahora.crea) + Math.abs(antes('cambia') - ahora.cambia));
};

const DE_UN_LEGAJO: readonly EntidadAImportar[] = ['ampliaciones', 'deudas', 'pagos'];

/** As everybody does: files before what is of them. Of a row that an import wrote already nothing is written (S-1212). */
const lockLoNombrado = async (trx: Db, filas: readonly FilaAImportar[]): Promise<void> => {
  const deLegajos = filas.filter(({ entidad, valores }) => DE_UN_LEGAJO.includes(entidad) && valores.legajo);
  const conocidas = new Set(await findHuellas(trx, DE_UN_LEGAJO));
  const porEscribir = filasPorEscribir(deLegajos, conocidas, huellaDe);
  await lockNombrados(trx, [...new Set(porEscribir.map(({ valores }) => Number(valores.legajo)))]);
};

const escribir = async (
  trx: Db,
  { importacion, desde, clave_hash }: { importacion: FilaDeImportacion; desde: Date; clave_hash: string },
  pedido: PedidoDeAceptar,
  alPasar: (paso: string, hechas?: number, total?: number) => Promise<unknown>,
): Promise<boolean> => {
  // a turn that is begun again has written nothing
  await alPasar('leyendo', 0, 0);
  await quitarPlazo(trx);
  await lockEscritura(trx);
  const { id } = importacion;
  const actual = await findImportacion(trx, id);
  // while it waited for the lock it was given back as interrupted, and may be somebody else's by now
  if (actual?.estado !== 'aceptando' || actual.intento_en?.getTime() !== desde.getTime()) return false;
  const { decisiones, huella } = await decidirImportacion(trx, importacion, pedido, alPasar, (filas) =>
    lockLoNombrado(trx, filas),
  );
  const cuantas = (cual: string): number => decisiones.filter(({ resultado }) => resultado === cual).length;
  if (huella !== importacion.decisiones)
    throw new OtraCosa(
      importacion,
      pedido.quien,
      contarDistintas(importacion.resumen, { crea: cuantas('crea'), cambia: cuantas('cambia') }),
    );
  const autor = { actor: 'colegio', user_id: pedido.usuario_id, username: pedido.quien } as const;
  const delColegio: DelColegio = { ahora: pedido.ahora, hoy: pedido.hoy, autor };
  const contexto = { ...delColegio, importacion_id: id, clave_hash };
  const total = cuantas('crea') + cuantas('cambia');
  let hechas = 0;
  await escribirDecisiones(trx, decisiones, contexto, (paso, mas) => {
    hechas += mas;
    return alPasar(paso, hechas, total);
  });
  await upsertImportados(
    trx,
    id,
    decisiones.flatMap(({ entidad, clave, huella: suya, resultado }) =>
      resultado === 'rechaza' || clave === null ? [] : [{ entidad, clave, huella: suya }],
    ),
  );
  await anotarLoImportado(trx, contexto, decisiones);
  await alPasar('guardas', total, total);
  await exigirGuardas(trx);
  await numerarDespuesDe(trx, decisiones);
  await updateImportacion(trx, id, {
    ...{
      estado: 'aceptada',
      aceptada_en: pedido.ahora,
      acepto: pedido.quien,
      paso: null,
      hechas: total,
      total,
      intento_en: null,
    },
  });
  return true;
};

/** Nobody knows the password of those that it registers: the letter brings the link to choose one. */
const claveDeNadie = (): Promise<string> => hashClave(randomBytes(24).toString('base64url'));

/** What was refused with its reason, and not by a fault. */
const fraseDe = (error: unknown, paso: string): string | null => {
  if (error instanceof OtraCosa) return error.frase;
  return error instanceof ErrorHttp
    ? textoDelColegio({ codigo: 'importacion_no_entra', datos: { paso, motivo: error.message } })
    : null;
};

/** Writes what was rehearsed, all of it or nothing. What went wrong is left told in the import. */
export const aceptarImportacion = async (db: Db, pedido: PedidoDeAceptar): Promise<void> => {
  const { importacion_id: id } = pedido;
  const toma = await tomarImportacion(db, id, pedido.ahora);
  if (typeof toma === 'string') return;
  let ultimo = 'leyendo';
  const alPasar = (paso: string, hechas?: number, total?: number) => {
    ultimo = paso;
    return updateProgreso(db, id, {
      paso,
      ...(hechas !== undefined && { hechas }),
      ...(total !== undefined && { total }),
    });
  };
  try {
    const clave_hash = await claveDeNadie();
    if (!(await enTransaccion(db, (trx) => escribir(trx, { ...toma, clave_hash }, pedido, alPasar)))) return;
  } catch (error) {
    const cambio = { paso: null, intento_en: null, hechas: 0 };
    const frase = fraseDe(error, ultimo);
    if (frase === null) {
      const falla = textoDelColegio({ codigo: 'importacion_fallida_en', datos: { paso: ultimo } });
      await updateImportacion(db, id, { ...cambio, estado: 'ensayada', falla });
      throw error;
    }
    await updateImportacion(db, id, { ...cambio, estado: 'fallida', falla: frase });
    return;
  }
  await actualizarEstadisticas(db);
  // What came in with money is compared at once: nobody has to remember it (S-1182).
  await pedirConciliacion(db, { quien: pedido.quien, ahora: pedido.ahora });
};
