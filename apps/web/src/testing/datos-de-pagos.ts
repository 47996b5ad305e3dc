import type {
  CargoPorPagar,
  Cupon,
  Liquidacion,
  LiquidacionDeLegajo,
  MedioOfrecidoLeido,
  ResultadoDePagoLeido,
} from '@colega/contract/dinero';
import type { ItemDeLiquidacion, MedioDePago } from '@colega/domain/dinero';
import { cupon, mediosHabilitados } from './datos-de-cuenta.ts';

export const mediosOfrecidos = (
  cambios: Partial<Record<MedioDePago, Partial<MedioOfrecidoLeido>>> = {},
): MedioOfrecidoLeido[] =>
  mediosHabilitados().items.map((medio) => ({
    ...medio,
    disabled: false,
    disabled_message: null,
    remedy: null,
    seleccionado: false,
    ...cambios[medio.key],
  }));

export const itemDeLiquidacion = (cambios: Partial<ItemDeLiquidacion>): ItemDeLiquidacion => ({
  id: 1,
  descripcion: 'ARANCEL 2026',
  importe_total: '98000.00',
  capital: '98000.00',
  pasos: [],
  matricula: 'T-12.345',
  numero: '2026',
  vencimiento: '2026-03-31',
  concepto: { key: 'arancel', tipo_key: 'matricula' },
  espera_cupon: null,
  seleccionadoParaLiquidar: true,
  ...cambios,
});

const CUOTA_1 = itemDeLiquidacion({
  id: 2,
  descripcion: 'CUOTA 1 2026',
  importe_total: '73500.00',
  vencimiento: '2026-06-30',
  concepto: { key: 'cuota_1', tipo_key: 'matricula' },
});
const CUOTA_2 = itemDeLiquidacion({
  id: 3,
  descripcion: 'CUOTA 2 2026',
  importe_total: '73500.00',
  vencimiento: '2026-12-15',
  concepto: { key: 'cuota_2', tipo_key: 'matricula' },
});

/** A year with its quotas, a rehabilitation, a sanction and a bonification, all chosen. */
export const liquidacion = (cambios: Partial<Liquidacion> = {}): Liquidacion => ({
  importe_total: '291000.00',
  preferencias_de_pago: mediosOfrecidos(),
  conceptos: [],
  items_vencidos: [itemDeLiquidacion({}), CUOTA_1],
  items_vigentes: [
    CUOTA_2,
    itemDeLiquidacion({
      id: 4,
      descripcion: 'ARANCEL DE REHABILITACIÓN',
      importe_total: '40000.00',
      vencimiento: '2026-12-31',
      matricula: 'T-20.001',
      concepto: { key: 'arancel_rehabilitacion', tipo_key: 'matricula' },
    }),
  ],
  sanciones: [
    itemDeLiquidacion({
      id: 1,
      descripcion: 'Multa del Tribunal de Ética',
      importe_total: '16000.00',
      numero: '15',
      vencimiento: null,
      concepto: { key: 'multa', tipo_key: 'sancion' },
    }),
  ],
  bonificaciones: [
    itemDeLiquidacion({
      id: 1,
      descripcion: 'Saldo a favor del cupón 1012',
      importe_total: '-10000.00',
      matricula: '',
      numero: '9',
      vencimiento: null,
      concepto: { key: 'saldo', tipo_key: 'bonificacion' },
    }),
  ],
  ...cambios,
});

/** Half of the charge was paid on account, the other half is overdue. */
export const PASOS_CON_RECARGO = [
  {
    regla: 'cargo_del_anio' as const,
    texto: 'ARANCEL 2026, venció el 31/03/2026',
    importe: '98000.00',
    supuesto: 'S-210',
  },
  { regla: 'a_cuenta' as const, texto: 'Pagado a cuenta', importe: '-49000.00', supuesto: null },
  {
    regla: 'recargo_por_mora' as const,
    texto: 'Recargo por mora: 2 % por mes o fracción × 8 meses',
    importe: '7840.00',
    supuesto: 'S-204',
  },
];

const PASOS = [
  {
    regla: 'tasa_del_contrato' as const,
    texto: 'CEP: 5 % del honorario convenido del contrato original, $ 150.000,00',
    importe: '7500.00',
    supuesto: 'S-139',
  },
];

export const cargoPorPagar = (cambios: Partial<CargoPorPagar> = {}): CargoPorPagar => ({
  circuito: 'cep',
  identificador: 'cep-7-7500.00',
  descripcion: 'CEP del legajo 1042',
  importe: '7500.00',
  vence: null,
  legajo: { id: 1, numero_legajo: 1042, comitente: 'Benítez Carlos Daniel' },
  ...cambios,
});

export const liquidacionVacia = (): Liquidacion =>
  liquidacion({ importe_total: '0.00', items_vencidos: [], items_vigentes: [], sanciones: [], bonificaciones: [] });

export const liquidacionDeLegajo = (cambios: Partial<LiquidacionDeLegajo> = {}): LiquidacionDeLegajo => ({
  ...liquidacionVacia(),
  importe_total: '7500.00',
  conceptos: [{ identificador: 'cep:1', descripcion: 'CEP del legajo 1042', importe: '7500.00', pasos: PASOS }],
  legajo_id: 1,
  detalle_id: 1,
  vencimiento: '2026-12-01',
  ultimo_vencimiento: '2026-12-21',
  vencimientos: [{ fecha: '2026-12-21', importe: '7500.00' }],
  motivo: null,
  ...cambios,
});

const EXITO = { acreditado: true, recibido: true, rechazado: false, vencido: false } as const;
const RESULTADO = { acreditado: 'ok', recibido: 'ok', rechazado: 'error', vencido: 'error' } as const;

export const resultadoDePago = (
  estado_pago: Cupon['estado_pago'],
  cambios: Partial<Cupon> = {},
): ResultadoDePagoLeido => {
  const suyo = cupon({ ...cambios, estado_pago });
  const definitivo = estado_pago === 'en_proceso' || estado_pago === 'sin_pago' ? null : estado_pago;
  return {
    resultado: definitivo ? RESULTADO[definitivo] : 'pending',
    pagoExitoso: definitivo ? EXITO[definitivo] : null,
    numero: suyo.legajo?.numero_legajo ?? suyo.numero_boleta,
    legajoId: suyo.legajo?.id ?? null,
    circuito: suyo.circuito,
    cupon: suyo,
  };
};
