import type { Legajo } from '@colega/contract/legajos';
import { QUE_HACER } from '@colega/contract/tablero';
import { irASeccion } from '@colega/web-kit/lib/navegacion/ir-a-seccion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { VARIOS_RENGLONES } from '@colega/web-kit/ui/botones/varios-renglones.ts';
import { Button } from '@mantine/core';
import { ConfirmarAmpliacion } from '../acciones/confirmar-ampliacion.tsx';
import { ConfirmarLegajo } from '../acciones/confirmar-legajo.tsx';
import type { useCambiosDelLegajo } from '../acciones/use-cambios-del-legajo.ts';
import { type AccionDePendiente, accionDe } from './accion-de-pendiente.ts';

type Props = {
  legajo: Legajo;
  pendiente: Legajo['pendientes'][number];
  cambios: ReturnType<typeof useCambiosDelLegajo>;
  /** Instead of its verb alone. */
  texto?: string;
  variant?: 'default' | 'filled';
};

/** Where a thing to do is done, in one press. */
export const BotonDePendiente = ({ legajo, pendiente, cambios, texto, variant = 'default' }: Props) => {
  const accion = accionDe(legajo, pendiente);
  const verbo = verboDe(accion);
  const que = QUE_HACER[pendiente.falta];
  const apariencia = {
    ...{ ...VARIOS_RENGLONES, variant, children: texto ?? verbo },
    ...(texto === undefined && { 'aria-label': que.startsWith(verbo) ? que : `${verbo}: ${que}` }),
  };
  switch (accion.tipo) {
    case 'confirmar':
      return <ConfirmarLegajo {...apariencia} legajo={legajo} cambios={cambios} />;
    case 'confirmar_ampliacion': {
      const detalle = legajo.detalles.find(({ id }) => id === accion.detalle_id);
      return detalle ? <ConfirmarAmpliacion {...apariencia} detalle={detalle} cambios={cambios} /> : null;
    }
    case 'ir':
      return <BotonEnlace {...apariencia} to={accion.to} />;
    case 'bajar':
      return <Button {...apariencia} onClick={() => irASeccion(accion.seccion)} />;
  }
};

const verboDe = (accion: AccionDePendiente): string => ('verbo' in accion ? accion.verbo : 'Confirmar');
