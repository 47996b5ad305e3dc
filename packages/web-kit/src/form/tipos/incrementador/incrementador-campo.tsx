import {
  camposDeFila,
  filaNueva,
  type Parametros,
  quitarDeIncrementador,
  singularDe,
  type ValorDeCampo,
} from '@colega/domain/formularios';
import { Button, Card, Group, Text } from '@mantine/core';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import { Grupo } from '../../campos/grupo.tsx';
import type { PropsDeGrupo } from '../../campos/props.ts';
import { useFocoEnFila } from '../../campos/use-foco-en-fila.ts';

const comoFilas = (valor: ValorDeCampo | undefined, vacia: Parametros): Parametros[] =>
  Array.isArray(valor) && valor.length > 0 ? (valor as Parametros[]) : [vacia];

/** FRM-033: the first cannot be removed. */
export const IncrementadorCampo = ({ campo, ruta, valor, error, activos, errores }: PropsDeGrupo) => {
  const { prefijo, cambiar, salir, dibujar } = useAcciones();
  const unaFila = singularDe(campo.etiqueta);
  const filas = comoFilas(valor, filaNueva(campo));
  const { refDeFila, refDeAgregar, enfocarFila, enfocarAgregar } = useFocoEnFila(filas.length);

  const poner = (nuevas: Parametros[]) => {
    cambiar(ruta, nuevas);
    salir(ruta);
  };

  return (
    <Grupo id={idDeCampo(prefijo, ruta)} titulo={campo.etiqueta} error={error}>
      {filas.map((fila, i) => {
        const suRuta = `${ruta}.${i}`;
        return (
          <Card key={suRuta} ref={refDeFila(i)} component="section" aria-label={`${unaFila} ${i + 1}`} padding="sm">
            <Group justify="space-between" mb="xs">
              <Text fw={500} aria-hidden>
                {unaFila} {i + 1}
              </Text>
              {i > 0 ? (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={`Quitar ${unaFila} ${i + 1}`}
                  onClick={() => {
                    poner(quitarDeIncrementador(filas, i));
                    enfocarAgregar();
                  }}
                >
                  Quitar
                </Button>
              ) : null}
            </Group>
            {dibujar({ campos: camposDeFila(campo, fila), valores: fila, ruta: suRuta, activos, errores })}
          </Card>
        );
      })}
      <Button
        ref={refDeAgregar}
        variant="default"
        onClick={() => {
          poner([...filas, filaNueva(campo)]);
          enfocarFila(filas.length);
        }}
      >
        Agregar {unaFila.toLowerCase()}
      </Button>
    </Grupo>
  );
};
