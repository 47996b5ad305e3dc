import type { HechoDeLegajo } from '@colega/contract/legajos';
import { formatImporte } from '@colega/domain/importes';
import { nombreDeCampo, type Signo } from '@colega/domain/legajos';
import type { NombreDeIcono } from '../signos/icono.tsx';
import { textoDeACuenta } from './a-cuenta.tsx';

const ICONO: Readonly<Record<Signo, NombreDeIcono>> = {
  alta: 'mas',
  edicion: 'lapiz',
  baja: 'borrar',
  hecho: 'tilde',
  aviso: 'alerta',
  anulacion: 'prohibido',
  dinero: 'cuenta',
  sello: 'sello',
  visado: 'escudo',
  papel: 'documento',
};

export const iconoDelHecho = ({ signo }: HechoDeLegajo): NombreDeIcono => ICONO[signo];

const DE_DINERO: readonly HechoDeLegajo['accion'][] = ['pagar', 'revertir_pago'];
const CIRCUITO = { cep: 'CEP', timbrados: 'Timbrado' } as const;

/** What happened and to what: "Certificado emitido: CAIE-2026-000012". */
export const tituloDelHecho = ({ accion, hecho, certificado, pago, campo }: HechoDeLegajo): string => {
  const importe =
    pago && (pago.resta === null ? formatImporte(pago.importe) : textoDeACuenta(pago.importe, pago.resta));
  const cobro = pago && DE_DINERO.includes(accion) ? `${CIRCUITO[pago.circuito]}, ${importe}` : importe;
  const de = certificado ?? cobro ?? nombreDeCampo(campo);
  return de ? `${hecho}: ${de}` : hecho;
};
