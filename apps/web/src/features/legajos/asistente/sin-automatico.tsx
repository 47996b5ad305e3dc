import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';

/** OPN-027: the college may turn the automatic calculation off. */
export const SinAutomatico = ({ titulo }: { titulo: string }) => (
  <ConTitulo titulo={titulo}>
    <SinPermiso
      titulo="El cálculo automático no está disponible"
      porque="Tu colegio no tiene habilitada la carga de legajos con cálculo automático."
    />
  </ConTitulo>
);
