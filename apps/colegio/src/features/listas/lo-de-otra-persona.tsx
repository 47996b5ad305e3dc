import type { VersionConFilas } from '@colega/contract/colegio';
import { type ColumnaDeLista, cambiaElOrden, compararListas, type ListaPropuesta } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Button, Group, Text } from '@mantine/core';
import { Seccion } from '../../ui/seccion.tsx';
import { CambiosDeLaLista } from './que-cambia-en-la-lista.tsx';

type Props = {
  columnas: readonly ColumnaDeLista[];
  ajena: VersionConFilas;
  propia: ListaPropuesta;
  ocupado: boolean;
  alGuardarEncima: () => void;
  alTomar: () => void;
};

/** What is kept and is not what was read: nothing goes over it before whoever writes has seen what would be lost. */
export const LoDeOtraPersona = ({ columnas, ajena, propia, ocupado, alGuardarEncima, alTomar }: Props) => {
  const { lista, vigente_desde, norma, filas, preparada, estado } = ajena;
  const sigue = estado === 'preparada';
  const dia = [vigente_desde, propia.vigente_desde].map((uno) => (uno === '' ? '—' : formatFecha(uno)));
  return (
    <Seccion titulo="Lo que está guardado">
      <Text>
        {`${preparada?.quien ?? '—'} guardó una${
          preparada ? ` el ${formatInstante(preparada.cuando)}` : ''
        }: desde el ${dia[0]}, por ${norma}.${
          sigue ? '' : ` Ya está ${estado}: lo tuyo se guardaría como otra en preparación.`
        }`}
      </Text>
      <Text>De eso a lo que escribiste cambia:</Text>
      {dia[0] !== dia[1] && <Text size="sm">{`Empieza a regir el: ${dia.join(' → ')}`}</Text>}
      {norma !== propia.norma && <Text size="sm">{`Norma: ${norma} → ${propia.norma || 'nada'}`}</Text>}
      <CambiosDeLaLista
        cambios={compararListas(lista, columnas, filas, propia.filas)}
        orden={lista === 'control' && cambiaElOrden(lista, filas, propia.filas)}
      />
      <Group gap="xs">
        <BotonDeAccion
          {...(sigue && { color: 'red' })}
          trabajando={ocupado}
          ocupado="Guardando…"
          alPresionar={alGuardarEncima}
        >
          {sigue ? 'Guardar lo mío encima' : 'Guardar lo mío como otra'}
        </BotonDeAccion>
        {sigue && (
          <Button variant="default" disabled={ocupado} onClick={alTomar}>
            Descartar lo mío y seguir con lo guardado
          </Button>
        )}
      </Group>
    </Seccion>
  );
};
