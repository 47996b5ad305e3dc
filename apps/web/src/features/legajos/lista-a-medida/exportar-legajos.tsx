import { useExportarLegajos } from '../../../lib/consultas/lista-a-medida.ts';
import { Exportar } from '../../../ui/exportar.tsx';
import type { Filtros } from '../listado/filtros.ts';
import { armarDireccion } from './armar-direccion.ts';

/** S-917. */
const ExportarLegajos = ({ filtros }: { filtros: Filtros }) => (
  <Exportar pedir={useExportarLegajos(armarDireccion(filtros))} nombre="legajos" que="los legajos" />
);

export default ExportarLegajos;
