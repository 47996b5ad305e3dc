import { mensajes, texto } from '@colega/contract/mensajes';
import type { Abierto, QueAbrir } from '../edicion/abrir.ts';

/** Why an expansion may not be made, or that one not edited; null when it may. */
export const porQueNoSeAmplia = ({ legajo, detalle }: Abierto, que: QueAbrir): string | null => {
  if (que !== 'nueva') return detalle?.acciones.puede_editarse ? null : mensajes.ampliacion_no_en_borrador;
  if (legajo.acciones_permitidas.puede_ampliarse) return null;
  const conUna = legajo.detalles.some(
    (otro) => otro.tipo_contrato === 'ampliacion' && otro.estado.clave === 'borrador',
  );
  return conUna
    ? mensajes.ampliacion_en_borrador
    : texto({ codigo: 'accion_en_otro_estado', datos: { estado: legajo.estado_legajo.nombre.toLowerCase() } });
};
