import type { Fecha } from '../../fechas/fecha.ts';
import { matriculaHabilita } from '../../perfil/veredicto.ts';
import type { Problema } from '../../resultado/problema.ts';
import { contratoPorCobrar, debeCep, debeTimbrado, ordenViva, tienePagos } from './cargos.ts';
import type { CodigoDeVida } from './codigos.ts';
import { fechasAlConfirmar } from './fechas-al-confirmar.ts';
import { diasParaTimbrar } from './plazo-de-timbrado.ts';
import {
  ampliacionEnBorrador,
  confirmados,
  detalleOriginal,
  detalleVigente,
  type SituacionDeDetalle,
  type SituacionDelLegajo,
} from './situacion.ts';
import { type Accion, type Actor, QUIEN, TRANSICIONES } from './transiciones.ts';

export type ProblemaDeVida = Problema<CodigoDeVida>;

export type Circunstancias = {
  quien: Actor;
  hoy: Fecha;
  /** An action on a contract names it; without one, it is the current one. */
  detalle_id?: number;
};

type Condicion = (s: SituacionDelLegajo, c: Circunstancias) => CodigoDeVida | null;

const elDetalle = (s: SituacionDelLegajo, { detalle_id }: Circunstancias): SituacionDeDetalle | undefined =>
  detalle_id === undefined ? detalleVigente(s) : s.detalles.find(({ id }) => id === detalle_id);

const enBorrador: Condicion = (s, c) => {
  const detalle = elDetalle(s, c);
  return detalle?.tipo_contrato === 'ampliacion' && detalle.estado === 'borrador' ? null : 'ampliacion_no_en_borrador';
};

const conObservacionAbierta: Condicion = (s) => (s.observacion_abierta ? null : 'sin_observacion_abierta');
const conObservacionRespondida: Condicion = (s) => (s.observacion_respondida ? null : 'sin_observacion_respondida');

/** S-385: a stamp that an approval covers is part of it, and the file is annulled instead. */
const seAnulaElTimbrado: Condicion = (s, c) => {
  const detalle = elDetalle(s, c);
  if (!detalle?.timbrado) return 'sin_timbrado';
  return detalle.visado ? 'timbrado_visado' : null;
};

const seConfirma = (s: SituacionDelLegajo, d: SituacionDeDetalle | undefined, hoy: Fecha): CodigoDeVida | null => {
  if (!d || !s.completo) return 'legajo_incompleto';
  return fechasAlConfirmar(s, d, hoy);
};

const sinDeberElCep: Condicion = (s) => {
  const original = detalleOriginal(s);
  return original && !debeCep(s, original) ? null : 'certificado_sin_cep';
};

/** The first condition in the way is told. */
const CONDICIONES: Readonly<Record<Accion, Condicion>> = {
  editar: () => null,
  eliminar: (s) => (s.detalles.some(({ ordenes }) => ordenes.length > 0) ? 'con_ordenes_generadas' : null),
  confirmar: (s, { quien, hoy }) => {
    const { es_especial } = s.modalidad;
    if (quien === 'matriculado' && es_especial) return 'confirmar_modalidad_especial';
    if (quien === 'colegio' && !es_especial) return 'accion_del_matriculado';
    return seConfirma(s, detalleOriginal(s), hoy);
  },
  observar: () => null,
  corregir: conObservacionAbierta,
  responder_observacion: conObservacionAbierta,
  aceptar_observacion: conObservacionRespondida,
  reabrir_observacion: conObservacionRespondida,
  retirar_observacion: (s, c) => conObservacionAbierta(s, c) && conObservacionRespondida(s, c),
  generar_cep: (s, { hoy }) => {
    const contrato = contratoPorCobrar(s, 'cep');
    if (!contrato || !debeCep(s, contrato)) return 'cep_no_debido';
    return ordenViva(contrato, 'cep', hoy) ? 'cep_con_orden' : null;
  },
  timbrar_prepago: (s, { hoy }) => {
    const contrato = contratoPorCobrar(s, 'timbrados');
    if (!contrato || !debeTimbrado(s, contrato)) return 'timbrado_no_debido';
    if (contrato.timbrado_pagado || ordenViva(contrato, 'timbrados', hoy)) return 'timbrado_con_orden';
    return diasParaTimbrar(contrato, hoy) > 0 ? null : 'timbrado_plazo_vencido';
  },
  sellar_prepago: (s, c) => {
    const detalle = elDetalle(s, c);
    if (!detalle || !debeTimbrado(s, detalle)) return 'timbrado_no_debido';
    return detalle.timbrado_pagado ? null : 'timbrado_sin_pagar';
  },
  timbrado_externo: (s, c) => {
    const detalle = elDetalle(s, c);
    if (!detalle || !debeTimbrado(s, detalle)) return 'timbrado_no_debido';
    return ordenViva(detalle, 'timbrados', c.hoy) ? 'timbrado_con_orden' : null;
  },
  anular_timbrado: seAnulaElTimbrado,
  anular_ultimo_timbrado: seAnulaElTimbrado,
  ampliar: (s) => (ampliacionEnBorrador(s) ? 'ampliacion_en_borrador' : null),
  editar_ampliacion: enBorrador,
  eliminar_ampliacion: enBorrador,
  confirmar_ampliacion: (s, c) => enBorrador(s, c) ?? seConfirma(s, elDetalle(s, c), c.hoy),
  anular_detalle: (s, c) => {
    const detalle = elDetalle(s, c);
    if (detalle?.tipo_contrato === 'original') return 'detalle_es_original';
    if (!detalle || detalle !== detalleVigente(s)) return 'detalle_no_vigente';
    if (detalle.visado) return 'detalle_visado';
    return tienePagos(detalle) ? 'con_pagos' : null;
  },
  visar: (s) => {
    if (ampliacionEnBorrador(s)) return 'ampliacion_en_borrador';
    if (s.observacion_abierta) return 'observacion_abierta';
    if (!confirmados(s).some(({ visado }) => !visado)) return 'nada_por_visar';
    if (confirmados(s).some((d) => debeCep(s, d))) return 'falta_cep';
    return confirmados(s).some((d) => debeTimbrado(s, d)) ? 'falta_timbrado' : null;
  },
  anular: (s, { quien }) => {
    if (quien === 'colegio') return null;
    if (s.estado === 'visado') return 'anula_el_colegio';
    if (detalleOriginal(s)?.estado !== 'confirmado') return 'sin_original_confirmado';
    return s.detalles.some(tienePagos) ? 'con_pagos' : null;
  },
  emitir_certificado: sinDeberElCep,
  corregir_certificado: sinDeberElCep,
};

/** S-410: these are acts of the profession, which need a licence that lets practise today. */
const EJERCE: readonly Accion[] = [
  'confirmar',
  'ampliar',
  'confirmar_ampliacion',
  'emitir_certificado',
  'corregir_certificado',
];

const sinLicencia = ({ matricula }: SituacionDelLegajo): ProblemaDeVida | null =>
  matriculaHabilita(matricula)
    ? null
    : {
        codigo: 'matricula_no_habilita',
        datos: { codigo: matricula.codigo, estado: matricula.estado.replaceAll('_', ' ') },
      };

export const impedimento = (accion: Accion, s: SituacionDelLegajo, c: Circunstancias): ProblemaDeVida | null => {
  if (TRANSICIONES[s.estado][accion] === undefined)
    return { codigo: 'accion_en_otro_estado', datos: { estado: s.estado === 'borrador' ? 'en borrador' : s.estado } };
  if (!QUIEN[accion].includes(c.quien))
    return { codigo: c.quien === 'matriculado' ? 'accion_del_colegio' : 'accion_del_matriculado' };
  const codigo = CONDICIONES[accion](s, c);
  if (codigo) return { codigo };
  return EJERCE.includes(accion) ? sinLicencia(s) : null;
};

export const sePuede = (accion: Accion, s: SituacionDelLegajo, c: Circunstancias): boolean =>
  impedimento(accion, s, c) === null;
