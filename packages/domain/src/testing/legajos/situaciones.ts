import type { OrdenDeDetalle, SituacionDeDetalle, SituacionDelLegajo } from '../../legajos/vida/situacion.ts';

export const HOY = '2026-11-20';

export const UN_CLIENTE = { es_colegio: false, locador: false, padron: 'validado' as const };
export const EL_COLEGIO = { es_colegio: true, locador: false, padron: 'validado' as const };

let ultimo = 0;

export const orden = (cambios: Partial<OrdenDeDetalle> = {}): OrdenDeDetalle => ({
  id: ++ultimo,
  circuito: 'cep',
  estado: 'pendiente',
  vencimiento: '2026-11-30',
  ultimo_vencimiento: '2026-12-10',
  monto_total: '5000.00',
  monto_con_recargo: '5000.00',
  abonado: '0.00',
  ...cambios,
});

export const detalle = (cambios: Partial<SituacionDeDetalle> = {}): SituacionDeDetalle => ({
  id: ++ultimo,
  tipo_contrato: 'original',
  estado: 'confirmado',
  fecha: '2026-11-09',
  vencimiento: '2027-11-09',
  vencimiento_timbrado: '2026-12-01',
  cep_pagado: false,
  timbrado_pagado: false,
  con_pagos: false,
  timbrado: null,
  visado: false,
  ordenes: [],
  ...cambios,
});

export const ampliacion = (cambios: Partial<SituacionDeDetalle> = {}): SituacionDeDetalle =>
  detalle({ tipo_contrato: 'ampliacion', ...cambios });

export const cumplido = (cambios: Partial<SituacionDeDetalle> = {}): SituacionDeDetalle =>
  detalle({ cep_pagado: true, timbrado: 'interno', ...cambios });

export const borrador = (cambios: Partial<SituacionDeDetalle> = {}): SituacionDeDetalle =>
  detalle({ estado: 'borrador', vencimiento_timbrado: null, ...cambios });

type Cambios = Omit<Partial<SituacionDelLegajo>, 'modalidad'> & {
  modalidad?: Partial<SituacionDelLegajo['modalidad']>;
};

export const situacion = ({ modalidad = {}, ...cambios }: Cambios = {}): SituacionDelLegajo => ({
  estado: 'confirmado',
  modalidad: { es_especial: false, cep_exento: false, franquicia: false, ...modalidad },
  comitentes: [UN_CLIENTE],
  completo: true,
  matricula: { codigo: 'T-12.345', estado: 'activo' },
  observacion_abierta: false,
  observacion_respondida: false,
  detalles: [detalle()],
  ...cambios,
});
