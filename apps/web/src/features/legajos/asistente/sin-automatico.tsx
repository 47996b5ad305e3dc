import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';

/** Where the college has the automatic calculation turned off (OPN-027). */
export const SinAutomatico = ({ titulo }: { titulo: string }) => (
  <ConTitulo titulo={titulo}>
    <SinPermiso
      titulo="El cálculo automático no está disponible"
      porque="Tu colegio no tiene habilitada la carga de legajos con cálculo automático."
    />
  </ConTitulo>
);
