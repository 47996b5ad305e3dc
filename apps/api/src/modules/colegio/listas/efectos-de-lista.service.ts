import type { EfectosDeLista } from '@colega/contract/colegio';
import {
  cambiaElOrden,
  columnasDe,
  compararListas,
  cuantoCambianLosCargos,
  type FilaDeLista,
  feriadosDe,
  filasAnteriores,
  moverPlazo,
} from '@colega/domain/colegio';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { DIAS_HABILES_PARA_TIMBRAR } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { contarAvisados, decirAQuien } from './contar-avisados.service.ts';
import { decirLosSinUso } from './decir-los-sin-uso.service.ts';
import { diaEnQueRige } from './dia-en-que-rige.ts';
import {
  type CuentaDeLista,
  findContratosSinConfirmar,
  findCuentasDeLista,
  findMatriculasPorTipo,
} from './efectos.repository.ts';
import { hayQueAvisar } from './hay-que-avisar.service.ts';
import {
  findOpcionesDeListas,
  findVersionDeLista,
  findVersionesDeListas,
  type ListaGuardada,
} from './listas.repository.ts';

const diasDe = (filas: readonly FilaDeLista[]): ReadonlySet<Fecha> => new Set(filas.map(({ fecha = '' }) => fecha));

/** Those whose last day to stamp would be another one; a confirmed contract keeps its own. */
const findPlazosQueSeMueven = async (
  db: Db,
  publicadas: readonly ListaGuardada[],
  nueva: ListaGuardada,
): Promise<CuentaDeLista> => {
  const antes = diasDe(feriadosDe(publicadas));
  const despues = diasDe(feriadosDe([...publicadas, nueva]));
  const fechas = await findContratosSinConfirmar(db);
  const cuantos = fechas
    .filter(({ fecha }) => moverPlazo(fecha, DIAS_HABILES_PARA_TIMBRAR, { antes, despues }))
    .reduce((suma, { cuantos: suyos }) => suma + suyos, 0);
  return { que: 'Contratos sin confirmar cuyo último día para timbrar se mueve', cuantos };
};

const AVISOS: Partial<Record<ListaGuardada['lista'], string>> = {
  tasas: 'Lo que ya se liquidó o se cobró queda con la tasa de su día; un contrato usa la del día de su fecha.',
  cargos: 'Lo que ya se generó queda con el importe con que se generó.',
  feriados:
    'Los plazos que se cuentan en días hábiles se mueven desde que publicás, también los que ya corren. El último día para timbrar de un contrato ya confirmado queda como se le dijo.',
  plazos: 'Desde su día se juzga con los nuevos también lo que ya está esperando; lo anterior queda como se juzgó.',
  plazos_de_cupones: 'Un cupón ya emitido vence cuando dice.',
  control: 'Lo que ya se revisó queda como se revisó.',
  observaciones: 'Una observación ya hecha conserva su texto.',
  oficinas:
    'Desde su día se ven en «Oficinas y teléfonos», que cualquiera abre sin ingresar, y en los papeles que se impriman.',
  cobradores:
    'Lo que se cobró antes de su día se mira con lo que se había acordado entonces, también si llega al banco después. Un depósito ya aceptado queda como se aceptó.',
  bloqueos:
    'Lo que un bloqueo quita cambia también para quienes ya lo tienen. El que ya no se puede poner sigue en ellos hasta que se levanta.',
};

const NOMBRES_DE_LO_COBRADO = { cep: 'CEP', timbrado: 'timbrado' } as const;

/** A nought is told before it is published: it may be a cell left by mistake (S-1132). */
const avisosDeLoQueNoSeCobra = (
  { filas, vigente_desde }: ListaGuardada,
  anteriores: readonly FilaDeLista[],
): string[] =>
  filas.flatMap(({ clave = '', tasa }) => {
    const nombre = NOMBRES_DE_LO_COBRADO[clave as keyof typeof NOMBRES_DE_LO_COBRADO];
    const antes = anteriores.find((una) => una.clave === clave)?.tasa;
    if (nombre === undefined || Number(tasa) !== 0 || (antes !== undefined && Number(antes) === 0)) return [];
    return [
      `Por los contratos con fecha del ${formatFecha(vigente_desde)} en adelante no se cobra ${nombre}: no llevan cupón, y ninguno lo espera para visarse.`,
    ];
  });

const avisosDe = (
  nueva: ListaGuardada,
  publicadas: readonly ListaGuardada[],
  { anteriores, seAvisa }: { anteriores: readonly FilaDeLista[]; seAvisa: boolean },
): string[] => {
  const { lista, vigente_desde } = nueva;
  const siguiente = publicadas.find((una) => una.vigente_desde > vigente_desde);
  const aQuien = seAvisa ? decirAQuien(lista, anteriores, nueva.filas) : [];
  const propio = [AVISOS[lista], ...aQuien].filter(Boolean).join(' ');
  return [
    ...(lista === 'tasas' ? avisosDeLoQueNoSeCobra(nueva, anteriores) : []),
    ...(propio ? [propio] : []),
    ...(siguiente ? [`Rige hasta el ${formatFecha(siguiente.vigente_desde)}, cuando empieza otra ya publicada.`] : []),
  ];
};

/** Throws 404. */
export const leerEfectosDeLista = async (db: Db, id: number, hoy: Fecha): Promise<EfectosDeLista> => {
  const guardada = await findVersionDeLista(db, id);
  if (!guardada) throw errorNoEncontrado();
  const nueva = { ...guardada, vigente_desde: diaEnQueRige(guardada, hoy) };
  const { lista, vigente_desde, norma, version, filas } = nueva;
  const sePrepara = nueva.estado === 'preparada';
  const [versiones, opciones, cuentas] = await Promise.all([
    findVersionesDeListas(db, lista),
    findOpcionesDeListas(db),
    sePrepara ? findCuentasDeLista(db, lista) : [],
  ]);
  // Oldest first; of those of its own day, the ones that it corrects.
  const publicadas = versiones
    .filter((una) => una.estado === 'publicada' && (una.vigente_desde === vigente_desde ? una.id < id : una.id !== id))
    .reverse();
  const anteriores = filasAnteriores(lista, publicadas, vigente_desde);
  const seAvisa = await hayQueAvisar(db, nueva, publicadas);
  const movidos = sePrepara && lista === 'feriados' ? [await findPlazosQueSeMueven(db, publicadas, nueva)] : [];
  const avisados = sePrepara && seAvisa ? await contarAvisados(db, anteriores, nueva) : [];
  const sinUso = sePrepara && lista === 'cobradores' ? await decirLosSinUso(db, { anteriores, filas, hoy }) : [];
  return {
    ...{ version, vigente_desde: guardada.vigente_desde, norma },
    cambios: compararListas(lista, columnasDe(lista, opciones), anteriores, filas),
    cambia_el_orden: lista === 'control' && cambiaElOrden(lista, anteriores, filas),
    toca: [...movidos, ...avisados, ...cuentas],
    avisos: [...sinUso, ...avisosDe(nueva, publicadas, { anteriores, seAvisa })],
    cuesta:
      sePrepara && lista === 'cargos'
        ? cuantoCambianLosCargos(anteriores, filas, await findMatriculasPorTipo(db))
        : null,
  };
};
