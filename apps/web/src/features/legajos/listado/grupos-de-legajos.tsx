import type { ListaDeLegajos } from '@colega/contract/legajos';
import { Button, Group } from '@mantine/core';
import { type Filtros, GRUPOS } from './filtros.ts';

type Props = {
  elegido: Filtros['espera'];
  alElegir: (espera: Filtros['espera']) => void;
  esperan: ListaDeLegajos['esperan'] | undefined;
};

/** Whom each file waits for, with how many there are of what the filters find. */
export const GruposDeLegajos = ({ elegido, alElegir, esperan }: Props) => {
  const total = esperan && esperan.matriculado + esperan.colegio + esperan.nadie;
  const todos = { valor: '' as const, etiqueta: 'Todos', cuantos: total };
  const grupos = GRUPOS.map((grupo) => ({ ...grupo, cuantos: esperan?.[grupo.valor] }));
  return (
    <Group gap="xs" role="group" aria-label="A quién esperan" data-no-imprime>
      {[todos, ...grupos].map(({ valor, etiqueta, cuantos }) => (
        <Button
          key={valor}
          size="sm"
          px="sm"
          variant={elegido === valor ? 'filled' : 'default'}
          aria-pressed={elegido === valor}
          onClick={() => alElegir(valor)}
        >
          {cuantos === undefined ? etiqueta : `${etiqueta} ${cuantos.toLocaleString('es-AR')}`}
        </Button>
      ))}
    </Group>
  );
};
