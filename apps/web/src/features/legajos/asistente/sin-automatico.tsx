import { mensajes } from '@colega/contract/mensajes';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';

/** OPN-027: the college may turn the automatic calculation off. */
export const SinAutomatico = ({ titulo }: { titulo: string }) => (
  <ConTitulo titulo={titulo}>
    <SinPermiso
      titulo="El cálculo automático no está disponible"
      porque="Tu colegio no tiene habilitada la carga de legajos con cálculo automático."
    />
  </ConTitulo>
);

/** A college that starts may work without its tariff: what is agreed is written by hand. */
export const SinTarifa = ({ titulo }: { titulo: string }) => (
  <ConTitulo titulo={titulo}>
    <SinPermiso
      titulo="Todavía no hay tarifa"
      porque={mensajes.colegio_sin_tarifa}
      accion={<BotonEnlace to={DIRECCIONES.legajoManual}>Cargarlo con cálculo manual</BotonEnlace>}
    />
  </ConTitulo>
);
