import { cambiarFecha } from '@colega/asistentes/legajos';
import { Card, SimpleGrid } from '@mantine/core';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';
import { FechasDeContrato } from '../asistente/fechas-de-contrato.tsx';
import { OpcionesDeCategoria, SelectDeCoeficiente } from './bases-del-calculo.tsx';
import { SelectDeMatricula } from './select-de-matricula.tsx';
import { SelectDeModalidad } from './select-de-modalidad.tsx';
import { SelectDeRubro } from './select-de-rubro.tsx';

/** AUT-016..034. */
export const PasoDatos = () => {
  const { cambiar } = useAutomatico();
  return (
    <Card>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <SelectDeMatricula />
        <SelectDeRubro />
        <SelectDeModalidad />
        <OpcionesDeCategoria />
        <FechasDeContrato alCambiarFecha={(fecha) => cambiar((b) => cambiarFecha(b, fecha))} />
        <SelectDeCoeficiente />
      </SimpleGrid>
    </Card>
  );
};
