import { randomBytes } from 'node:crypto';
import { textoDelColegio } from '@colega/contract/mensajes';
import type { Db } from '../../../db/conectar.ts';
import type { Momento } from '../../auditoria/autor.ts';
import type { DelColegio } from '../../perfil/pedido-del-colegio.ts';
import { hashClave } from '../../sesion/claves.ts';
import { decidirImportacion, type QuienImporta } from '../ensayo/decidir.service.ts';
import {
  type FilaDeImportacion,
  lockImportacion,
  updateImportacion,
  updateProgreso,
} from '../importaciones.repository.ts';
import { anotarLoImportado } from './anotar-lo-importado.service.ts';
import { escribirDecisiones } from './escribir.service.ts';
import {
  actualizarEstadisticas,
  estaEscribiendose,
  exigirGuardas,
  lockEscritura,
  quitarPlazo,
  upsertImportados,
} from './importados.repository.ts';

type PedidoDeAceptar = Momento & QuienImporta & { importacion_id: number };

/** What it would write is not what was rehearsed: somebody changed something meanwhile. */
class BaseCambiada extends Error {
  readonly frase: string;
  constructor(cuantas: number) {
    super('importacion_base_cambiada');
    this.frase = textoDelColegio({ codigo: 'importacion_base_cambiada', datos: { cuantas } });
  }
}

type Toma = { importacion: FilaDeImportacion } | 'de_otro' | 'interrumpida';

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
    return { importacion };
  });

const contarDistintas = (resumen: FilaDeImportacion['resumen'], ahora: { crea: number; cambia: number }): number => {
  const antes = (cual: 'crea' | 'cambia') => (resumen?.cuentas ?? []).reduce((suma, cuenta) => suma + cuenta[cual], 0);
  return Math.max(1, Math.abs(antes('crea') - ahora.crea) + Math.abs(antes('cambia') - ahora.cambia));
};

const escribir = async (
  trx: Db,
  { importacion, clave_hash }: { importacion: FilaDeImportacion; clave_hash: string },
  pedido: PedidoDeAceptar,
  alPasar: (paso: string, hechas?: number, total?: number) => Promise<unknown>,
): Promise<void> => {
  await quitarPlazo(trx);
  await lockEscritura(trx);
  const { id } = importacion;
  const { decisiones, huella } = await decidirImportacion(trx, importacion, pedido, alPasar);
  const cuantas = (cual: string): number => decisiones.filter(({ resultado }) => resultado === cual).length;
  if (huella !== importacion.decisiones)
    throw new BaseCambiada(contarDistintas(importacion.resumen, { crea: cuantas('crea'), cambia: cuantas('cambia') }));
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
};

/** Nobody knows the password of those that it registers: the letter brings the link to choose one. */
const claveDeNadie = (): Promise<string> => hashClave(randomBytes(24).toString('base64url'));

/** Writes what was rehearsed, all of it or nothing. What went wrong is left told in the import. */
export const aceptarImportacion = async (db: Db, pedido: PedidoDeAceptar): Promise<void> => {
  const { importacion_id: id } = pedido;
  const toma = await tomarImportacion(db, id, pedido.ahora);
  if (typeof toma === 'string') return;
  const alPasar = (paso: string, hechas?: number, total?: number) =>
    updateProgreso(db, id, { paso, ...(hechas !== undefined && { hechas }), ...(total !== undefined && { total }) });
  try {
    const clave_hash = await claveDeNadie();
    await db.transaction().execute((trx) => escribir(trx, { ...toma, clave_hash }, pedido, alPasar));
  } catch (error) {
    const cambio = { paso: null, intento_en: null, hechas: 0 };
    if (!(error instanceof BaseCambiada)) {
      await updateImportacion(db, id, { ...cambio, estado: 'ensayada', falla: 'importacion_fallida' });
      throw error;
    }
    await updateImportacion(db, id, { ...cambio, estado: 'fallida', falla: error.frase });
    return;
  }
  await actualizarEstadisticas(db);
};
