import { esPersonaJuridica, tieneLargoDeCuit } from '@colega/domain/identificadores';
import {
  type DecisionDeFila,
  type EntidadAImportar,
  legajoDelContrato,
  mayorNumeroDeLegajo,
  nombrarContrato,
  type ResultadoDeFila,
} from '@colega/domain/importaciones';
import type { Rol } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { sinAvisar } from '../../avisos/avisar.service.ts';
import {
  type DeudaAImportar,
  type DeudaDeLegajoAImportar,
  importarDinero,
  type PagoAImportar,
} from '../../dinero/importados/importar-dinero.service.ts';
import { importarSaldosAFavor, type SaldoAImportar } from '../../dinero/importados/importar-saldos-a-favor.service.ts';
import {
  type AmpliacionAImportar,
  type AnteriorAImportar,
  adelantarNumeros,
  anotarEnTramite,
  importarAmpliaciones,
  importarLegajos,
} from '../../legajos/importados/importar-legajos.service.ts';
import { altaDeOperador } from '../../operadores/operadores.service.ts';
import type { DelColegio } from '../../perfil/pedido-del-colegio.ts';
import {
  abrirCuentasQueFaltan,
  cerrarBloqueosImportados,
  insertBloqueosImportados,
  insertInvitadosQueFaltan,
  insertMatriculasImportadas,
  insertPersonasImportadas,
  updateMatriculasImportadas,
  updatePersonasImportadas,
  updateTitulosImportados,
} from './personas.repository.ts';
import {
  insertSancionesImportadas,
  type SancionAImportar,
  updateMatriculasSancionadas,
} from './sanciones.repository.ts';

type Valores = DecisionDeFila['valores'];
type Contexto = DelColegio & { importacion_id: number; clave_hash: string };

const de = (
  decisiones: readonly DecisionDeFila[],
  entidad: EntidadAImportar,
  ...resultados: ResultadoDeFila[]
): Valores[] =>
  decisiones
    .filter((una) => una.entidad === entidad && resultados.includes(una.resultado))
    .map(({ valores }) => valores);

const escribirPersonas = async (trx: Db, decisiones: readonly DecisionDeFila[], contexto: Contexto): Promise<void> => {
  await insertPersonasImportadas(trx, de(decisiones, 'personas', 'crea'), contexto);
  await updatePersonasImportadas(trx, de(decisiones, 'personas', 'cambia'));
  const nuevas = de(decisiones, 'matriculas', 'crea');
  await insertMatriculasImportadas(trx, nuevas, contexto.hoy);
  await updateMatriculasImportadas(trx, de(decisiones, 'matriculas', 'cambia'));
  await abrirCuentasQueFaltan(trx, [...new Set(nuevas.flatMap(({ cuit }) => cuit ?? []))], contexto);
  await updateTitulosImportados(trx, de(decisiones, 'titulos', 'crea', 'cambia'));
  await insertBloqueosImportados(trx, de(decisiones, 'bloqueos', 'crea'));
  await cerrarBloqueosImportados(trx, de(decisiones, 'bloqueos', 'cambia'));
};

const comoDeuda = (v: Valores): DeudaAImportar => ({
  ...{ matricula: v.matricula ?? '', concepto: v.concepto ?? '', anio: Number(v.anio) },
  ...{ importe: v.importe ?? '0.00', vencimiento: v.vencimiento ?? '' },
});
const comoDeudaDeLegajo = (v: Valores): DeudaDeLegajoAImportar => ({
  contrato: nombrarContrato(v.legajo ?? '', v.ampliacion),
  circuito: v.concepto as DeudaDeLegajoAImportar['circuito'],
  importe: v.importe ?? '0.00',
});
const comoPago = (v: Valores): PagoAImportar => ({
  ...{ numero: v.numero ?? '', circuito: v.circuito as PagoAImportar['circuito'], matricula: v.matricula ?? null },
  ...{
    contrato: v.legajo ? nombrarContrato(v.legajo, v.ampliacion) : null,
    concepto: v.concepto ?? '',
    anio: v.anio ? Number(v.anio) : null,
  },
  ...{ importe: v.importe ?? '0.00', dia: v.fecha ?? '', medio: v.medio ?? null, recibo: v.recibo ?? null },
});

const comoSaldo = (v: Valores): SaldoAImportar => ({
  ...{ referencia: v.referencia ?? '', cuit: v.cuit ?? '', importe: v.importe ?? '0.00' },
  ...{ dia: v.fecha ?? '', motivo: v.motivo ?? '' },
});

/** A task that the college does not have is told in words: of one in process, where its technician corrects them. */
const dichoDelContrato = ({ estado, tarea_id, tarea, observaciones }: Valores) => {
  const dicha = tarea_id ? '' : (tarea ?? '');
  return estado === 'confirmado'
    ? { destino_tarea: '', observaciones: [dicha && `Tarea: ${dicha}.`, observaciones].filter(Boolean).join(' ') }
    : { destino_tarea: dicha, observaciones: observaciones ?? '' };
};

const comoSancion = (v: Valores): SancionAImportar => ({
  ...{ referencia: v.referencia ?? '', matricula: v.matricula ?? '', motivo: v.motivo ?? '' },
  ...{ importe: v.importe ?? '0.00', fecha: v.fecha ?? '', estado_anterior: v.estado_anterior ?? null },
});
/** Throws 409 when a licence that it suspends is not in the state of the rehearsal any more. */
const escribirSanciones = async (trx: Db, sanciones: readonly SancionAImportar[]): Promise<void> => {
  await insertSancionesImportadas(trx, sanciones);
  const suspenden = sanciones.filter(({ estado_anterior }) => estado_anterior !== null);
  if ((await updateMatriculasSancionadas(trx, suspenden)) < suspenden.length)
    throw errorHttp(409, 'importacion_sancion_de_otro_estado');
};

const comoLegajo = (v: Valores): AnteriorAImportar => {
  const numero = Number(v.numero);
  const comitente_cuit = v.comitente_cuit ?? '';
  return {
    ...{ numero, matricula: v.matricula ?? '', rubro_id: Number(v.rubro_id), modalidad_id: Number(v.modalidad_id) },
    ...{ estado: v.estado as AnteriorAImportar['estado'], fecha: v.fecha ?? '', monto: v.monto ?? '0.00' },
    ...{ visado_numero: v.visado_numero ?? `ANT-${numero}`, visado_fecha: v.visado_fecha ?? v.fecha ?? '' },
    tarea_id: v.tarea_id ? Number(v.tarea_id) : null,
    ...dichoDelContrato(v),
    ...{ comitente_cuit, comitente_apellido: v.apellido ?? '', comitente_nombre: v.nombre ?? '' },
    comitente_fisico: !(tieneLargoDeCuit(comitente_cuit) && esPersonaJuridica(comitente_cuit)),
    ...{
      calle: v.calle ?? '',
      altura: v.altura ?? 'S/N',
      localidad_id: Number(v.localidad_id),
      partida: v.partida ?? null,
    },
  };
};

const comoAmpliacion = (v: Valores): AmpliacionAImportar => {
  const [legajo, numero] = [Number(v.legajo), Number(v.numero)];
  return {
    ...{
      legajo,
      numero,
      estado: v.estado as AmpliacionAImportar['estado'],
      fecha: v.fecha ?? '',
      monto: v.monto ?? '0.00',
    },
    ...{ visado_numero: v.visado_numero ?? `ANT-${legajo}-${numero}`, visado_fecha: v.visado_fecha ?? v.fecha ?? '' },
    tarea_id: v.tarea_id ? Number(v.tarea_id) : null,
    ...dichoDelContrato(v),
  };
};

/** They come by the same door as any other; the letter waits until the college says so. */
const escribirOperadores = async (trx: Db, operadores: readonly Valores[], contexto: Contexto): Promise<void> => {
  for (const v of operadores) {
    const datos = {
      ...{ apellido: v.apellido ?? '', nombre: v.nombre ?? '', cuit: v.cuit ?? '', email: v.email ?? '' },
      username: (v.usuario ?? '').toLowerCase(),
      distrito_id: v.distrito_id ? Number(v.distrito_id) : null,
      roles: (v.roles ?? '').split(',') as Rol[],
    };
    await sinAvisar(() => altaDeOperador(trx, { ...contexto, datos }));
  }
  await insertInvitadosQueFaltan(trx, contexto);
};

/** Writes what was decided, in its order, in the caller's transaction. */
export const escribirDecisiones = async (
  trx: Db,
  decisiones: readonly DecisionDeFila[],
  contexto: Contexto,
  alAvanzar: (paso: string, hechas: number) => Promise<unknown>,
): Promise<void> => {
  await alAvanzar('personas', 0);
  await escribirPersonas(trx, decisiones, contexto);
  const legajos = de(decisiones, 'legajos', 'crea');
  const { importacion_id: id, ahora } = contexto;
  const cuantas = ['personas', 'matriculas', 'titulos', 'bloqueos'] as const;
  await alAvanzar(
    'legajos',
    cuantas.reduce((suma, una) => suma + de(decisiones, una, 'crea', 'cambia').length, 0),
  );
  await importarLegajos(trx, legajos.map(comoLegajo), { id, ahora }, (hechas) => alAvanzar('legajos', hechas));
  const ampliaciones = de(decisiones, 'ampliaciones', 'crea').map(comoAmpliacion);
  await alAvanzar('ampliaciones', 0);
  await importarAmpliaciones(trx, ampliaciones, contexto, (hechas) => alAvanzar('ampliaciones', hechas));
  const saldosDebidos = de(decisiones, 'deudas', 'crea');
  const deLegajo = (v: Valores) => v.matricula === null;
  const deudas = saldosDebidos.filter((v) => !deLegajo(v)).map(comoDeuda);
  const de_legajos = saldosDebidos.filter(deLegajo).map(comoDeudaDeLegajo);
  await alAvanzar('pagos', saldosDebidos.length);
  const pagos = de(decisiones, 'pagos', 'crea').map(comoPago);
  await importarDinero(trx, { deudas, de_legajos, pagos, ahora }, (hechas) => alAvanzar('pagos', hechas));
  await anotarEnTramite(trx, { id, ahora }, [
    ...de_legajos.map(({ contrato }) => legajoDelContrato(contrato)),
    ...ampliaciones.filter(({ estado }) => estado === 'confirmado').map(({ legajo }) => legajo),
  ]);
  const saldos = de(decisiones, 'saldos_a_favor', 'crea').map(comoSaldo);
  await alAvanzar('saldos_a_favor', 0);
  await importarSaldosAFavor(trx, saldos);
  await alAvanzar('sanciones', saldos.length);
  const sanciones = de(decisiones, 'sanciones', 'crea').map(comoSancion);
  await escribirSanciones(trx, sanciones);
  await alAvanzar('operadores', sanciones.length);
  await escribirOperadores(trx, de(decisiones, 'operadores', 'crea'), contexto);
};

/** The last thing of all: a number that was given is not taken back with the rest. */
export const numerarDespuesDe = (trx: Db, decisiones: readonly DecisionDeFila[]): Promise<void> =>
  adelantarNumeros(trx, mayorNumeroDeLegajo(decisiones));
