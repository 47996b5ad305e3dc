import { useExisteRuta } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { useHabilidad } from '../../../lib/consultas/permisos.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';

/** LIS-001. LIS-018: without the ability it says why it cannot be pressed. */
export const NuevoLegajo = () => {
  const { estado, porque } = useHabilidad('Ejercicio');
  const haySelector = useExisteRuta(DIRECCIONES.seleccionarLegajo);
  if (!haySelector) return null;
  return (
    <BotonEnlace
      to={DIRECCIONES.seleccionarLegajo}
      leftSection={<Icono nombre="mas" />}
      deshabilitado={estado !== 'permitida'}
      porque={porque}
    >
      Nuevo legajo
    </BotonEnlace>
  );
};
