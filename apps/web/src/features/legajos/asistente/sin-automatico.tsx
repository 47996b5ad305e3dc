import { mensajes } from '@colega/contract/mensajes';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { useMatch } from 'react-router';
import { DIRECCIONES, direccionDeAmpliacion } from '../../../lib/navegacion/direcciones.ts';

/** OPN-027: the college may turn the automatic calculation off. */
export const SinAutomatico = ({ titulo }: { titulo: string }) => (
  <ConTitulo titulo={titulo}>
    <SinPermiso
      titulo="El cálculo automático no está disponible"
      porque="Tu colegio no tiene habilitada la carga de legajos con cálculo automático."
    />
  </ConTitulo>
);

/** A college that starts may work without its tariff: what is agreed is written by hand, of the same file where it is of one. */
export const SinTarifa = ({ titulo, porque }: { titulo: string; porque: string }) => {
  const deAmpliacion = useMatch('/app/ejercicio/legajo/:id/ampliacion/*');
  const id = idDe(deAmpliacion?.params.id);
  return (
    <ConTitulo titulo={titulo}>
      <SinPermiso
        titulo="Todavía no hay tarifa"
        porque={porque}
        accion={
          <>
            <BotonEnlace to={id === null ? DIRECCIONES.legajoManual : direccionDeAmpliacion(id, 'manual')}>
              Cargarlo con cálculo manual
            </BotonEnlace>
            {porque !== mensajes.colegio_sin_tarifa && (
              <BotonEnlace variant="default" to={DIRECCIONES.honorariosDelPortal}>
                Calcular con otra fecha
              </BotonEnlace>
            )}
          </>
        }
      />
    </ConTitulo>
  );
};
