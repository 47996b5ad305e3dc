import { CIRCUITOS } from '@colega/domain/cupones';
import { RangoDeFechas } from '@colega/web-kit/ui/filtros/rango-de-fechas.tsx';
import { SelectQueFiltra } from '@colega/web-kit/ui/filtros/select-que-filtra.tsx';
import { SimpleGrid } from '@mantine/core';
import { useCircuitos } from '../../../lib/consultas/cuenta.ts';
import { ESTADOS, type FiltrosDeListaDeCupones } from './filtros-de-cupones.ts';

type Props = { filtros: FiltrosDeListaDeCupones; alCambiar: (cambios: Partial<FiltrosDeListaDeCupones>) => void };

const CamposDeCupones = ({ todos, ...filtrado }: Props & { todos: boolean }) => (
  <SimpleGrid cols={{ base: 1, xs: 2, md: todos ? 4 : 3 }} spacing="md" verticalSpacing="sm">
    {todos && <RangoDeFechas rango={filtrado.filtros} alCambiar={filtrado.alCambiar} />}
    <SelectQueFiltra
      label="Estado"
      todos="Todos"
      opciones={ESTADOS}
      valor={filtrado.filtros.estado}
      alCambiar={(estado) => filtrado.alCambiar({ estado: estado as FiltrosDeListaDeCupones['estado'] })}
    />
    {todos && <FiltroDeCircuito {...filtrado} />}
  </SimpleGrid>
);

export default CamposDeCupones;

/** By the college's names; without them the circuits are still known. */
const FiltroDeCircuito = ({ filtros, alCambiar }: Props) => {
  const { data } = useCircuitos();
  const circuitos = data?.items ?? CIRCUITOS.map((key) => ({ key, nombre: key }));
  return (
    <SelectQueFiltra
      label="Circuito"
      ayuda="Qué se paga con el cupón; cada uno se paga por separado"
      todos="Todos"
      opciones={circuitos.map(({ key, nombre }) => ({ value: key, label: nombre }))}
      valor={filtros.circuito}
      alCambiar={(circuito) => alCambiar({ circuito: circuito as FiltrosDeListaDeCupones['circuito'] })}
    />
  );
};
