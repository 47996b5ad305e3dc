import type { HechoDeLegajo } from '@colega/contract/legajos';
import { formatImporte } from '@colega/domain/importes';
import { nombreDeCampo } from '@colega/domain/legajos';
import type { NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import { textoDeACuenta } from './cargos/a-cuenta.tsx';

/** A new kind of fact does not compile without its words. */
export const HECHOS: Readonly<Record<HechoDeLegajo['accion'], { texto: string; icono: NombreDeIcono }>> = {
  crear: { texto: 'Legajo creado', icono: 'mas' },
  editar: { texto: 'Legajo editado', icono: 'lapiz' },
  eliminar: { texto: 'Legajo eliminado', icono: 'borrar' },
  confirmar: { texto: 'Legajo confirmado', icono: 'tilde' },
  observar: { texto: 'Observado por el Colegio', icono: 'alerta' },
  corregir: { texto: 'Legajo corregido', icono: 'lapiz' },
  responder_observacion: { texto: 'Observación respondida', icono: 'tilde' },
  aceptar_observacion: { texto: 'Respuesta aceptada por el Colegio', icono: 'tilde' },
  reabrir_observacion: { texto: 'Observación abierta de nuevo', icono: 'alerta' },
  retirar_observacion: { texto: 'Observación retirada', icono: 'prohibido' },
  generar_cep: { texto: 'Cupón de CEP generado', icono: 'cuenta' },
  timbrar_prepago: { texto: 'Cupón de timbrado generado', icono: 'cuenta' },
  pagar: { texto: 'Pago acreditado', icono: 'cuenta' },
  revertir_pago: { texto: 'Pago revertido', icono: 'prohibido' },
  sellar_prepago: { texto: 'Contrato timbrado en el Colegio', icono: 'sello' },
  timbrado_externo: { texto: 'Timbrado externo registrado', icono: 'sello' },
  anular_timbrado: { texto: 'Timbrado anulado', icono: 'prohibido' },
  anular_ultimo_timbrado: { texto: 'Timbrado anulado', icono: 'prohibido' },
  ampliar: { texto: 'Ampliación creada', icono: 'mas' },
  editar_ampliacion: { texto: 'Ampliación editada', icono: 'lapiz' },
  eliminar_ampliacion: { texto: 'Ampliación eliminada', icono: 'borrar' },
  confirmar_ampliacion: { texto: 'Ampliación confirmada', icono: 'tilde' },
  anular_detalle: { texto: 'Ampliación anulada', icono: 'prohibido' },
  visar: { texto: 'Legajo visado', icono: 'escudo' },
  anular: { texto: 'Legajo anulado', icono: 'prohibido' },
  emitir_certificado: { texto: 'Certificado emitido', icono: 'documento' },
  corregir_certificado: { texto: 'Certificado corregido', icono: 'lapiz' },
  anular_certificado: { texto: 'Certificado anulado', icono: 'prohibido' },
};

export const DE_QUIEN: Readonly<Record<HechoDeLegajo['de'], string>> = {
  vos: 'Vos',
  colegio: 'El Colegio',
  pagos: 'Sistema de pagos',
};

const DE_DINERO: readonly HechoDeLegajo['accion'][] = ['pagar', 'revertir_pago'];
const CIRCUITO = { cep: 'CEP', timbrados: 'Timbrado' } as const;

/** For example "Certificado emitido: CAIE-2026-000012". */
export const tituloDelHecho = ({ accion, certificado, pago, campo, responde }: HechoDeLegajo): string => {
  const { texto } = HECHOS[responde ? 'responder_observacion' : accion];
  const importe =
    pago && (pago.resta === null ? formatImporte(pago.importe) : textoDeACuenta(pago.importe, pago.resta));
  // A coupon has its circuit in its name.
  const cobro = pago && DE_DINERO.includes(accion) ? `${CIRCUITO[pago.circuito]}, ${importe}` : importe;
  const de = certificado ?? cobro ?? nombreDeCampo(campo);
  return de ? `${texto}: ${de}` : texto;
};
