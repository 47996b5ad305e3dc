import { type Importacion, rutasDeImportaciones as R } from '@colega/contract/importaciones';
import {
  COLUMNAS_A_IMPORTAR,
  columnasQueFaltan,
  ENTIDADES_A_IMPORTAR,
  type EntidadAImportar,
  NOMBRES_DE_HOJA,
  parearColumnas,
} from '@colega/domain/importaciones';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ElegirArchivo } from './elegir-archivo.tsx';
import { type AccionesDeImportacion, encabezadoDeVersion } from './use-importacion.ts';

type Hoja = Importacion['hojas'][number];
type Elegida = Pick<Hoja, 'entidad' | 'columnas'>;
type Props = {
  importacion: Importacion;
  acciones: AccionesDeImportacion;
  abierta: boolean;
  alDudar: (sinGuardar: boolean) => void;
};

const ENTIDADES = ENTIDADES_A_IMPORTAR.map((value) => ({ value, label: NOMBRES_DE_HOJA[value] }));

const esIgual = (a: readonly Elegida[], b: readonly Elegida[]): boolean =>
  JSON.stringify(a.map(({ entidad, columnas }) => [entidad, columnas])) ===
  JSON.stringify(b.map(({ entidad, columnas }) => [entidad, columnas]));

/** What each sheet is of and where its data are: found by their names, corrected here. */
export const Columnas = ({ importacion, acciones: { hacer }, abierta, alDudar }: Props) => {
  const { id, hojas } = importacion;
  const [elegidas, setElegidas] = useState<readonly Elegida[]>(hojas);
  const cambiar = (cual: number, elegida: Elegida): void => {
    const nuevas = elegidas.map((una, i) => (i === cual ? elegida : una));
    setElegidas(nuevas);
    alDudar(!esIgual(nuevas, hojas));
  };
  const sinGuardar = !esIgual(elegidas, hojas);
  return (
    <Stack gap="lg">
      {hojas.map((hoja, i) => (
        <DeUnaHoja
          key={`${hoja.archivo_id} ${hoja.nombre}`}
          hoja={hoja}
          elegida={elegidas[i] ?? hoja}
          abierta={abierta}
          alCambiar={(elegida) => cambiar(i, elegida)}
        />
      ))}
      {abierta && (
        <Group gap="sm">
          {sinGuardar && (
            <BotonDeAccion
              ocupado="Guardando…"
              alPresionar={() =>
                hacer(() =>
                  llamar(
                    R.elegirColumnas,
                    {
                      params: { id },
                      body: { hojas: elegidas.map(({ entidad, columnas }) => ({ entidad, columnas })) },
                    },
                    encabezadoDeVersion(importacion),
                  ),
                )
              }
            >
              Guardar las columnas
            </BotonDeAccion>
          )}
          <ElegirArchivo
            variant="default"
            disabled={sinGuardar}
            alElegir={(archivo, envio) => hacer(() => llamar(R.agregarArchivo, { params: { id }, archivo }, { envio }))}
          >
            Agregar otro archivo
          </ElegirArchivo>
        </Group>
      )}
    </Stack>
  );
};

const elegir = (entidad: EntidadAImportar | null, encabezados: readonly string[]): Elegida => ({
  entidad,
  columnas: entidad ? parearColumnas(entidad, encabezados) : {},
});

type PropsDeHoja = { hoja: Hoja; elegida: Elegida; abierta: boolean; alCambiar: (elegida: Elegida) => void };

const DeUnaHoja = ({ hoja, elegida: { entidad, columnas }, abierta, alCambiar }: PropsDeHoja) => {
  const { nombre, archivo, filas, encabezados, muestra } = hoja;
  const faltan = entidad ? columnasQueFaltan(entidad, columnas) : [];
  const opciones = encabezados.map((titulo, i) => ({
    value: String(i),
    label: `${titulo || `Columna ${i + 1}`}${muestra[0]?.[i] ? ` (${muestra[0][i]})` : ''}`,
  }));
  const poner = (campo: string, lugar: string): void => {
    const { [campo]: _, ...otras } = columnas;
    alCambiar({ entidad, columnas: lugar === '' ? otras : { ...otras, [campo]: Number(lugar) } });
  };
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">{`${nombre}: ${filas.toLocaleString('es-AR')} filas`}</Title>
      <Text size="sm" c="dimmed">
        {archivo}
      </Text>
      <SelectSimple
        label={`Qué trae ${nombre}`}
        opciones={ENTIDADES}
        vacio="No se importa"
        value={entidad ?? ''}
        disabled={!abierta}
        alElegir={(valor) => alCambiar(elegir(valor === '' ? null : (valor as EntidadAImportar), encabezados))}
      />
      {entidad && faltan.length > 0 && (
        <Text size="sm" c="var(--mantine-color-error)">{`Faltan: ${faltan.join(', ')}.`}</Text>
      )}
      {entidad && (
        <details {...(faltan.length > 0 && { open: true })}>
          <summary>{`Columnas de ${nombre}: ${Object.keys(columnas).length} de ${COLUMNAS_A_IMPORTAR[entidad].length}`}</summary>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} mt="sm">
            {COLUMNAS_A_IMPORTAR[entidad].map(({ campo, nombre: rotulo, obligatoria }) => (
              <SelectSimple
                key={campo}
                label={rotulo}
                withAsterisk={obligatoria ?? false}
                opciones={opciones}
                vacio="Ninguna"
                value={columnas[campo] === undefined ? '' : String(columnas[campo])}
                disabled={!abierta}
                alElegir={(lugar) => poner(campo, lugar)}
              />
            ))}
          </SimpleGrid>
        </details>
      )}
    </Stack>
  );
};
