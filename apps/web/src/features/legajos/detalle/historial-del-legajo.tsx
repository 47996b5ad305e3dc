import { type HechoDeLegajo, rutasDeLegajos } from '@colega/contract/legajos';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { HistoriaDelLegajo } from '@colega/web-kit/ui/legajo/historia-del-legajo.tsx';
import { useQuery } from '@tanstack/react-query';

const DE_QUIEN: Readonly<Record<HechoDeLegajo['de'], string>> = {
  vos: 'Vos',
  colegio: 'El Colegio',
  pagos: 'Sistema de pagos',
  padron: 'El padrón',
};

export const HistorialDelLegajo = ({ id }: { id: number }) => {
  const historia = useQuery(consulta(rutasDeLegajos.historialDelLegajo, { params: { id } }));
  return <HistoriaDelLegajo historia={historia} deQuien={({ de }) => DE_QUIEN[de]} />;
};
