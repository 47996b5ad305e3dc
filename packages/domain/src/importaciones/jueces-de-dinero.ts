import type { ConceptoDeMatricula } from '../dinero/liquidaciones/index.ts';
import { importe as aImporte, Decimal } from '../importes/index.ts';
import { simplificar } from '../validacion/simplificar.ts';
import type { ProblemaDeFila } from './codigos.ts';
import { anotarComprobante, problemasDeComprobante } from './comprobantes.ts';
import {
  type ConceptoDeLegajo,
  claveDeContrato,
  juzgarDeudaDeLegajo,
  problemasDelContrato,
} from './deuda-de-legajo.ts';
import type { FilaAImportar } from './filas.ts';
import { contratoDe } from './nombrar-contrato.ts';
import { dependeDe, desconocido, type Juez, type Juicio, type Plan, valorDe } from './plan.ts';

export type ConceptoAImportar = ConceptoDeMatricula | 'cep' | 'timbrados';

const CONCEPTOS: Readonly<Record<string, ConceptoAImportar>> = {
  arancel: 'arancel',
  'arancel anual': 'arancel',
  'matricula anual': 'arancel',
  'derecho anual': 'arancel',
  'cuota 1': 'cuota_1',
  'primera cuota': 'cuota_1',
  '1 cuota': 'cuota_1',
  'cuota 2': 'cuota_2',
  'segunda cuota': 'cuota_2',
  '2 cuota': 'cuota_2',
  rehabilitacion: 'arancel_rehabilitacion',
  'arancel rehabilitacion': 'arancel_rehabilitacion',
  reinscripcion: 'arancel_reinscripcion',
  'arancel reinscripcion': 'arancel_reinscripcion',
  cep: 'cep',
  timbrado: 'timbrados',
  timbrados: 'timbrados',
  sellado: 'timbrados',
};

export const conceptoDe = (escrito: string): ConceptoAImportar | null => CONCEPTOS[simplificar(escrito)] ?? null;

export const esDelLegajo = (concepto: ConceptoAImportar): concepto is ConceptoDeLegajo =>
  concepto === 'cep' || concepto === 'timbrados';

const claveDeCargo = (fila: FilaAImportar, concepto: ConceptoAImportar | null): string =>
  `${valorDe(fila, 'matricula')} ${concepto} ${valorDe(fila, 'anio')}`;

const ANIOS = { desde: 1980, hasta: 2100 } as const;
const problemasDeAnio = (fila: FilaAImportar): ProblemaDeFila[] => {
  const anio = Number(valorDe(fila, 'anio'));
  if (anio === 0) return [{ codigo: 'fila_pago_sin_anio', campo: 'anio' }];
  return anio < ANIOS.desde || anio > ANIOS.hasta ? [desconocido('anio', valorDe(fila, 'anio'))] : [];
};

const falta = (campo: string): ProblemaDeFila => ({ codigo: 'fila_sin_dato', campo });
/** A licence has none. */
const sinAmpliacion = (fila: FilaAImportar): ProblemaDeFila[] =>
  valorDe(fila, 'ampliacion') === '' ? [] : [{ codigo: 'fila_ampliacion_sin_legajo', campo: 'ampliacion' }];
const problemasDeMatricula = (fila: FilaAImportar, plan: Plan, codigo: string): ProblemaDeFila[] => [
  ...(codigo === ''
    ? [falta('matricula')]
    : dependeDe(plan.matricula(codigo).entrada, 'matricula', 'matricula', codigo)),
  ...(valorDe(fila, 'anio') === '' ? [falta('anio')] : problemasDeAnio(fila)),
  ...(valorDe(fila, 'vencimiento') === '' ? [falta('vencimiento')] : []),
];

const DEUDAS: Juez = {
  entidad: 'deudas',
  claveDe: (fila) => {
    const concepto = conceptoDe(valorDe(fila, 'concepto'));
    if (concepto && esDelLegajo(concepto))
      return valorDe(fila, 'legajo') ? claveDeContrato(contratoDe(fila), concepto) : null;
    return concepto && valorDe(fila, 'matricula') && valorDe(fila, 'anio') ? claveDeCargo(fila, concepto) : null;
  },
  juzgar: (fila, plan): Juicio => {
    const codigo = valorDe(fila, 'matricula');
    const concepto = conceptoDe(valorDe(fila, 'concepto'));
    if (concepto && esDelLegajo(concepto)) return juzgarDeudaDeLegajo(fila, plan, concepto);
    const problemas: ProblemaDeFila[] = [
      ...problemasDeMatricula(fila, plan, codigo),
      ...(concepto ? sinAmpliacion(fila) : [desconocido('concepto', valorDe(fila, 'concepto'))]),
    ];
    const cargo = plan.hay.cargos.get(claveDeCargo(fila, concepto));
    if (!cargo) return { existe: false, problemas, datos: { concepto } };
    const saldo = new Decimal(cargo.importe).minus(cargo.pagado);
    if (!saldo.eq(valorDe(fila, 'importe') || 0))
      problemas.push({
        codigo: 'fila_cargo_distinto',
        campo: 'importe',
        datos: { importe: cargo.importe, saldo: aImporte(saldo) },
      });
    return { existe: true, problemas, datos: { concepto } };
  },
  anotar: (fila, plan, entra) => {
    if (!entra) return;
    const concepto = conceptoDe(valorDe(fila, 'concepto'));
    if (!concepto || !esDelLegajo(concepto)) return void plan.saldos.add(claveDeCargo(fila, concepto));
    const clave = claveDeContrato(contratoDe(fila), concepto);
    if (!plan.hay.cargos.has(clave)) plan.pagado.set(clave, new Decimal(valorDe(fila, 'importe') || '0'));
  },
};

/** What the payments read before add up to, of one charge or of one contract's, with the balance of this one. */
const sumarPago = (plan: Plan, clave: string, importe: string): Decimal =>
  (plan.pagado.get(clave) ?? new Decimal(0)).plus(importe);

const pagoDeMatricula = (fila: FilaAImportar, plan: Plan, concepto: ConceptoAImportar): ProblemaDeFila[] => {
  const codigo = valorDe(fila, 'matricula');
  const importe = valorDe(fila, 'importe') || '0';
  if (codigo === '') return [{ codigo: 'fila_pago_sin_destino', campo: 'matricula' }];
  const problemas = [
    ...dependeDe(plan.matricula(codigo).entrada, 'matricula', 'matricula', codigo),
    ...problemasDeAnio(fila),
    ...sinAmpliacion(fila),
  ];
  const clave = claveDeCargo(fila, concepto);
  const cargo = plan.hay.cargos.get(clave);
  if (!cargo) return problemas;
  const saldo = new Decimal(cargo.importe).minus(cargo.pagado);
  // its balance says what is owed after all that was paid
  if (plan.hay.importados.has(`deudas ${clave}`) || plan.saldos.has(clave))
    problemas.push({ codigo: 'fila_cargo_con_saldo', campo: 'concepto' });
  else if (cargo.en_cupon) problemas.push({ codigo: 'fila_cargo_en_cupon', campo: 'concepto' });
  else if (sumarPago(plan, clave, importe).gt(saldo))
    problemas.push({ codigo: 'fila_cargo_no_alcanza', campo: 'importe', datos: { saldo: aImporte(saldo) } });
  return problemas;
};

const pagoDeLegajo = (fila: FilaAImportar, plan: Plan, concepto: 'cep' | 'timbrados'): ProblemaDeFila[] => {
  const numero = valorDe(fila, 'legajo');
  const importe = valorDe(fila, 'importe') || '0';
  if (numero === '') return [{ codigo: 'fila_pago_sin_destino', campo: 'legajo' }];
  const ampliacion = valorDe(fila, 'ampliacion');
  const deAntes = ampliacion === '' ? plan.hay.legajos.get(numero) : plan.hay.ampliaciones.get(contratoDe(fila));
  if (concepto === 'cep' ? deAntes?.con_cep : deAntes?.con_timbrado)
    return [{ codigo: 'fila_legajo_de_otro', campo: 'legajo', datos: { valor: numero } }];
  const problemas = problemasDelContrato(fila, plan, 'fila_pago_de_anulado');
  const { monto } = plan.contrato(numero, ampliacion);
  if (problemas.length === 0 && sumarPago(plan, claveDeContrato(contratoDe(fila), concepto), importe).gt(monto))
    problemas.push({ codigo: 'fila_pago_de_mas', campo: 'importe', datos: { monto } });
  return problemas;
};

/** What a row of a receipt pays: its charge, or its concept of a contract. */
const destinoDe = (fila: FilaAImportar): string | null => {
  const concepto = conceptoDe(valorDe(fila, 'concepto'));
  const [matricula, anio, legajo] = [valorDe(fila, 'matricula'), valorDe(fila, 'anio'), valorDe(fila, 'legajo')];
  if (!concepto) return null;
  if (esDelLegajo(concepto)) return legajo && claveDeContrato(contratoDe(fila), concepto);
  return matricula && anio && claveDeCargo(fila, concepto);
};

const PAGOS: Juez = {
  entidad: 'pagos',
  claveDe: (fila) => {
    const [numero, destino] = [valorDe(fila, 'numero'), destinoDe(fila)];
    return numero && destino ? `${numero} ${destino}` : null;
  },
  claveDeAntes: ({ valores }) => valores.numero ?? null,
  juzgar: (fila, plan): Juicio => {
    const concepto = conceptoDe(valorDe(fila, 'concepto'));
    const numero = valorDe(fila, 'numero');
    const pagados = plan.hay.pagos.get(numero);
    // a receipt that is written never changes
    if (pagados) {
      const mismo = pagados.includes(destinoDe(fila) ?? '');
      const codigo = mismo ? 'fila_ya_importada_distinta' : 'fila_comprobante_ya_importado';
      return { existe: true, problemas: [{ codigo, campo: 'numero', datos: { valor: numero } }] };
    }
    const existe = false;
    const delComprobante = problemasDeComprobante(fila, plan);
    if (!concepto)
      return { existe, problemas: [desconocido('concepto', valorDe(fila, 'concepto')), ...delComprobante] };
    const problemas = [
      ...(esDelLegajo(concepto) ? pagoDeLegajo(fila, plan, concepto) : pagoDeMatricula(fila, plan, concepto)),
      ...delComprobante,
    ];
    return { existe, problemas, datos: { concepto, circuito: esDelLegajo(concepto) ? concepto : 'matriculados' } };
  },
  anotar: (fila, plan, entra) => {
    anotarComprobante(fila, plan);
    const concepto = conceptoDe(valorDe(fila, 'concepto'));
    if (!entra || !concepto || plan.hay.pagos.has(valorDe(fila, 'numero'))) return;
    const clave = esDelLegajo(concepto) ? claveDeContrato(contratoDe(fila), concepto) : claveDeCargo(fila, concepto);
    plan.pagado.set(clave, sumarPago(plan, clave, valorDe(fila, 'importe') || '0'));
  },
};

/** What the former system had in somebody's favour: another day it is known by its reference. */
const SALDOS_A_FAVOR: Juez = {
  entidad: 'saldos_a_favor',
  claveDe: ({ valores }) => valores.referencia ?? null,
  juzgar: (fila, plan): Juicio => {
    const cuit = valorDe(fila, 'cuit');
    // money that is written never changes
    if (plan.hay.saldos_a_favor.has(valorDe(fila, 'referencia')))
      return { existe: true, problemas: [{ codigo: 'fila_ya_importada_distinta', campo: 'referencia' }] };
    return {
      existe: false,
      problemas: [
        ...dependeDe(plan.persona(cuit), 'persona', 'cuit', cuit),
        ...(cuit === plan.circunstancias.propioCuit ? [{ codigo: 'fila_propia' as const, campo: 'cuit' }] : []),
      ],
    };
  },
};

export const JUECES_DE_DINERO = { deudas: DEUDAS, pagos: PAGOS, saldos_a_favor: SALDOS_A_FAVOR } as const;
