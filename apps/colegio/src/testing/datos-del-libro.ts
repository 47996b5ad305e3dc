import type {
  AsientoDelDiario,
  CierreDelDia,
  CierreEntero,
  CodigoDeCuenta,
  Conciliacion,
  DepositoDeCaja,
  DepositosDeCobradores,
  DiaDeCobrador,
  PorCerrar,
  RendicionEntera,
  RenglonRendido,
} from '@colega/contract/dinero';

export const ORIGENES = [
  {
    clave: 'siro',
    nombre: 'SIRO (Banco Roela)',
    archivo: 'texto',
    da_entrada: true,
    de_a_uno: false,
    supuesto: false,
    se_usa: true,
    ejemplo: 'siro.txt',
  } as const,
  {
    clave: 'redLink',
    nombre: 'Link Pagos (Red Link)',
    archivo: 'texto',
    da_entrada: false,
    de_a_uno: false,
    supuesto: true,
    se_usa: true,
    ejemplo: null,
  } as const,
  {
    clave: 'provincia',
    nombre: 'Banco de la Provincia',
    archivo: 'csv',
    da_entrada: true,
    de_a_uno: true,
    supuesto: false,
    se_usa: true,
    ejemplo: 'banco.csv',
  } as const,
];

export const rendicion = (cambios: Partial<RendicionEntera> = {}): RendicionEntera => ({
  ...{ id: 4, archivo: 'siro_marzo.txt', desde: '2026-03-19', hasta: '2026-03-20', quien: 'jefa' },
  origen: { clave: 'siro', nombre: 'SIRO (Banco Roela)', da_entrada: true, de_a_uno: false },
  ...{ leida_en: '2026-03-21T13:00:00.000Z', renglones: 7, repetidos: 1, emparejados: 4, diferencias: 2, resueltas: 0 },
  ...{ cobrado: '1660.00', comisiones: '0.00', por_dar_entrada: 2, anulada: null },
  depositos: [
    {
      ...{ dia: '2026-03-23', cobrado: '1660.00', comision: '0.00', depositado: '1640.00', diferencia: '20.00' },
      ...{ acordada: '16.60', de_mas: '3.40', no_llego: false },
    },
    {
      ...{ dia: '2026-03-24', cobrado: '900.00', comision: '0.00', depositado: null, diferencia: null },
      ...{ acordada: '9.00', de_mas: null, no_llego: true },
    },
  ],
  acordados: [{ por_ciento: '1.00', desde: '2015-01-01', de_referencia: true }],
  por_diferencia: [
    { diferencia: 'otro_importe', cantidad: 1 },
    { diferencia: 'falta_alla', cantidad: 1 },
  ],
  ...cambios,
});

export const renglon = (cambios: Partial<RenglonRendido> = {}): RenglonRendido => ({
  ...{
    renglon_id: 11,
    operacion_id: 5,
    cobranza_id: null,
    deposito_id: null,
    linea: 2,
    tipo: 'cobro',
    medio: 'codigo_barra',
  },
  ...{ externo: '0000000102', numero_boleta: '77', importe: '250.00', comision: '0.00', dia: '2026-03-20' },
  ...{ acreditacion: '2026-03-23', detalle: '', diferencia: 'otro_importe', resuelta: null, parecido: null },
  ...{ deposita: null, puede_ser_cobro: false, puede_ser_gasto: false, gasto: null, deshace: null },
  aca: { importe: '200.00', dia: '2026-03-20', numero_boleta: '77' },
  ...cambios,
});

export const cierre = (cambios: Partial<CierreDelDia> = {}): CierreDelDia => ({
  ...{ id: 9, numero: 3, dia: '2026-03-20', asientos: 12, total: '1330.00', quien: 'jefa' },
  ...{ cerrado_en: '2026-03-20T21:00:00.000Z', arqueo: null },
  ...cambios,
});

const CUENTAS = [
  {
    ...{ medio: 'caja', banco: null, nombre: 'Caja del Colegio', inicial: '500.00', entradas: '1000.00' },
    ...{ salidas: '0.00', diferencia: '0.00', final: '1500.00' },
  },
];
const TOTALES = [
  {
    ...{ medio: 'caja', banco: null, nombre: 'Caja del Colegio', circuito: 'cep' as const, quien: 'jefa' },
    ...{ movimientos: 1, entradas: '1000.00', salidas: '0.00' },
  },
];

export const cierreEntero = (cambios: Partial<CierreEntero> = {}): CierreEntero => ({
  ...{ ...cierre(), cuentas: CUENTAS, totales: TOTALES, contados: [], cajones: [] },
  ...cambios,
});

export const porCerrar = (cambios: Partial<PorCerrar> = {}): PorCerrar => ({
  ...{ dia: '2026-03-21', asientos: 4, de_dias_cerrados: 1, total: '1000.00', ultimo: cierre() },
  ...{
    cuentas: CUENTAS,
    totales: TOTALES,
    cajones: [],
    entregas: { cuantas: 0, ultima: null },
    billetes: ['20000.00', '1000.00'],
  },
  cajon: [
    { medio: 'caja', nombre: 'Caja del Colegio', hay: '1500.00', del_dia: '1000.00', despues: '0.00', entregado: null },
    { medio: 'cheque', nombre: 'Cheques', hay: '0.00', del_dia: '0.00', despues: '0.00', entregado: null },
    { medio: 'tarjeta', nombre: 'Tarjeta', hay: '0.00', del_dia: '0.00', despues: '0.00', entregado: null },
  ],
  posibles: [
    { medio: 'caja', banco: null, nombre: 'Caja del Colegio' },
    { medio: 'transferencia', banco: 'provincia', nombre: 'Transferencia · Banco de la Provincia' },
  ],
  ...cambios,
});

export const deposito = (cambios: Partial<DepositoDeCaja> = {}): DepositoDeCaja => ({
  comision: '0.00',
  ...{ id: 6, medio: 'caja', nombre_del_medio: 'Caja del Colegio', banco: 'provincia', importe: '900.00' },
  ...{ nombre_del_banco: 'Banco de la Provincia', dia: '2026-03-20', comprobante: '00123', nota: null },
  ...{ quien: 'jefa', cuando: '2026-03-20T18:00:00.000Z', rendicion: null, deshecho: null },
  ...cambios,
});

export const asiento = (cambios: Partial<AsientoDelDiario> = {}): AsientoDelDiario => ({
  ...{ id: 31, cuando: '2026-03-20T15:00:00.000Z', concepto: 'cobro', numero_boleta: 77, operacion_id: 5 },
  ...{ cobranza_id: null, persona: { id: 70, nombre: 'Paz, Ana' }, cierre: { id: 9, numero: 3 } },
  lineas: [
    { clave: 'recaudado.caja', codigo: '1.1.01.01', nombre: 'Caja', debe: '1000.00', haber: null },
    { clave: 'deudores', codigo: '1.1.03', nombre: 'Deudores', debe: null, haber: '1000.00' },
  ],
  ...cambios,
});

export const codigo = (cambios: Partial<CodigoDeCuenta> = {}): CodigoDeCuenta => ({
  ...{ clave: 'recaudado.caja', codigo: '1.1.01.01', nombre: 'Caja', version: 1, vigente_desde: '2015-01-01' },
  ...{ siguen: [], va_con: null },
  ...cambios,
});

export const diaDeCobrador = (cambios: Partial<DiaDeCobrador> = {}): DiaDeCobrador => ({
  ...{ cobrador: { clave: 'sipago', nombre: 'SiPago (Credicoop)' }, dia: '2026-03-23', estado: 'por_aceptar' },
  ...{ cobrado: '1000.00', depositado: '970.00', comision: '30.00', acordada: '30.00', de_mas: '0.00', sin_anotar: 0 },
  depositos: [
    {
      ...{ renglon_id: 21, rendicion_id: 5, banco: 'provincia', nombre_del_banco: 'Banco de la Provincia' },
      ...{ dia: '2026-03-23', importe: '970.00', detalle: 'ACRED SIPAGO' },
    },
  ],
  acreditacion: null,
  ...cambios,
});

export const depositosDeCobradores = (cambios: Partial<DepositosDeCobradores> = {}): DepositosDeCobradores => ({
  ...{ desde: '2026-03-01', hasta: '2026-03-31', sueltos: [] },
  cobradores: [
    {
      ...{ clave: 'sipago', nombre: 'SiPago (Credicoop)', con_archivo: false },
      acordado: { por_ciento: '3.00', desde: '2015-01-01', de_referencia: true },
      deposita: { dias_habiles: 1, tolerancia: 3, de_referencia: true, no_se_usa_desde: null },
    },
  ],
  dias: [diaDeCobrador()],
  ...cambios,
});

export const conciliacion = (cambios: Partial<Conciliacion> = {}): Conciliacion => ({
  ...{ id: 3, quien: null, dias: 7, estado: 'lista', diferencias: [], por_revisar: 0 },
  ...{ pedida_en: '2026-03-21T05:47:00.000Z', terminada_en: '2026-03-21T05:47:20.000Z' },
  ...cambios,
});
