import { mensajes } from '@colega/contract/mensajes';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { imprimirComprobante } from '../../../lib/consultas/cuenta.ts';

/** DET-014, API-064. */
export const ImprimirRecibo = ({ id }: { id: number }) => (
  <BotonDeDescarga
    leftSection={<Icono nombre="documento" />}
    pedir={() => imprimirComprobante(id)}
    nombre={`recibo_${id}.pdf`}
    falla={mensajes.error_intentar_descargar}
  >
    Imprimir recibo
  </BotonDeDescarga>
);
