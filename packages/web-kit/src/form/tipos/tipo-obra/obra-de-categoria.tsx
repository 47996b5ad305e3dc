import {
  agregarSuperficie,
  CATEGORIA_SIN_SUBCATEGORIA,
  cambiarSubcategoria,
  cambiarSuperficie,
  type NodoDeTipoObra,
  quitarSuperficie,
  subcategoriasDe,
  type TipoObra,
  unidadesDe,
} from '@colega/domain/formularios';
import { Button, Card, Group, Input, NativeSelect, Stack, Text } from '@mantine/core';
import type { Errores } from '../../../ui/entradas/contexto-de-formulario.ts';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import { useFocoEnFila } from '../../campos/use-foco-en-fila.ts';
import { Superficie } from './superficie.tsx';

type Props = {
  nodo: NodoDeTipoObra;
  ruta: string;
  tipoObra: TipoObra;
  alCambiar: (tipoObra: TipoObra, rutaTocada: string | null) => void;
  alQuitar: () => void;
  errores: Errores;
};

/** FRM-028..031. */
export const ObraDeCategoria = ({ nodo, ruta, tipoObra, alCambiar, alQuitar, errores }: Props) => {
  const { prefijo, salir } = useAcciones();
  const obra = tipoObra[nodo.key] ?? { subcategoria: null, superficies: [] };
  const subcategorias = subcategoriasDe(nodo);
  const { refDeFila, refDeAgregar, enfocarFila, enfocarAgregar } = useFocoEnFila(obra.superficies.length);
  const nombre = `${nodo.key} ${nodo.descripcion}`;
  const error = errores.get(ruta) ?? errores.get(`${ruta}.superficies`);

  return (
    <Card component="section" aria-label={nombre} padding="sm" id={idDeCampo(prefijo, ruta)} tabIndex={-1}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Text fw={500} pt={10}>
            {nombre}
          </Text>
          <Button variant="subtle" color="red" flex="none" aria-label={`Quitar ${nombre}`} onClick={alQuitar}>
            Quitar
          </Button>
        </Group>
        {nodo.key === CATEGORIA_SIN_SUBCATEGORIA ? (
          <Text c="dimmed" size="sm">
            La subcategoría de la vivienda surge de sus características.
          </Text>
        ) : null}
        {subcategorias.length > 0 ? (
          <NativeSelect
            id={idDeCampo(prefijo, `${ruta}.subcategoria`)}
            label="Subcategoría"
            withAsterisk
            aria-required
            data={[
              { value: '', label: 'Elegí una subcategoría' },
              ...subcategorias.map(({ key, descripcion }) => ({ value: key, label: `${key} ${descripcion}` })),
            ]}
            value={obra.subcategoria ?? ''}
            onChange={(e) => {
              const elegida = e.currentTarget.value || null;
              alCambiar(cambiarSubcategoria(tipoObra, nodo.key, elegida), `${ruta}.subcategoria`);
              salir(`${ruta}.subcategoria`);
            }}
            error={errores.get(`${ruta}.subcategoria`)}
          />
        ) : null}
        {obra.superficies.map((superficie, i) => {
          const suRuta = `${ruta}.superficies.${i}`;
          return (
            <div key={suRuta} ref={refDeFila(i)}>
              <Superficie
                id={idDeCampo(prefijo, suRuta)}
                numero={i + 1}
                valor={superficie}
                unidades={unidadesDe(nodo.key, obra.subcategoria)}
                alCambiar={(cambio) =>
                  alCambiar(
                    cambiarSuperficie(tipoObra, nodo.key, i, cambio),
                    `${suRuta}.${'cantidad' in cambio ? 'cantidad' : 'tipo_superficie'}`,
                  )
                }
                alSalir={(dato) => salir(`${suRuta}.${dato}`)}
                alQuitar={
                  i === 0
                    ? undefined
                    : () => {
                        alCambiar(quitarSuperficie(tipoObra, nodo.key, i), null);
                        enfocarAgregar();
                      }
                }
                errores={{
                  cantidad: errores.get(`${suRuta}.cantidad`),
                  tipo_superficie: errores.get(`${suRuta}.tipo_superficie`),
                }}
              />
            </div>
          );
        })}
        {error ? <Input.Error>{error}</Input.Error> : null}
        <Button
          ref={refDeAgregar}
          variant="default"
          onClick={() => {
            alCambiar(agregarSuperficie(tipoObra, nodo.key), null);
            enfocarFila(obra.superficies.length);
          }}
        >
          Agregar superficie
        </Button>
      </Stack>
    </Card>
  );
};
