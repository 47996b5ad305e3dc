import { useExportarLegajos } from '../../../../lib/consultas/lista-a-medida.ts';
import { Exportar } from '../../../../ui/exportar.tsx';
import type { Filtros } from '../filtros.ts';
import { enLaDireccion } from './en-la-direccion.ts';

/** S-917. */
const ExportarLegajos = ({ filtros }: { filtros: Filtros }) => (
  <Exportar pedir={useExportarLegajos(enLaDireccion(filtros))} nombre="legajos" que="los legajos" />
);

export default ExportarLegajos;
