import { mensajes } from '@colega/contract/mensajes';
import { imprimirComprobante } from '../../../../lib/consultas/cuenta.ts';
import { BotonDeDescarga } from '../../../../ui/boton-de-descarga.tsx';
import { Icono } from '../../../../ui/icono.tsx';

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
