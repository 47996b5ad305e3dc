import { mensajes } from '@colega/contract/mensajes';
import type { MatriculaConTitulo } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import { nombreDeMatricula } from '@colega/domain/perfil';
import { textoOFalta } from '@colega/web-kit/ui/datos/dato.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { ListaDeTarjetas } from '@colega/web-kit/ui/listas/lista-de-tarjetas.tsx';
import { InsigniaDeMatricula } from '@colega/web-kit/ui/signos/insignia-de-matricula.tsx';
import { Card, Group, Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { useMatriculas } from '../../../lib/consultas/perfil.ts';

/** PER-003: every registration, whatever its state. */
export const Matriculas = () => {
  const { data, error, isFetching, refetch } = useMatriculas();
  if (!data && error && !isFetching)
    return (
      <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_matriculas} alReintentar={() => void refetch()} />
    );
  if (!data) return <EsqueletoDeTarjetas cantidad={2} alto={170} />;
  if (data.items.length === 0)
    return (
      <EstadoVacio
        icono="credencial"
        titulo="No tenés matrículas"
        texto="Cuando el Colegio registre una, acá vas a ver su código, su estado y el título. Consultá en tu distrito."
      />
    );
  return (
    <ListaDeTarjetas actualizando={false} etiqueta="Matrículas">
      {data.items.map((matricula) => (
        <TarjetaDeMatricula key={matricula.id} matricula={matricula} />
      ))}
    </ListaDeTarjetas>
  );
};

const TarjetaDeMatricula = ({ matricula }: { matricula: MatriculaConTitulo }) => {
  const { codigo, estado, fecha_alta, titulo, institucion } = matricula;
  const id = useId();
  return (
    <Card component="li" aria-labelledby={id}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3" id={id}>
            {nombreDeMatricula({ codigo, estado: estado.clave })}
          </Title>
          <InsigniaDeMatricula matricula={matricula} />
        </Group>
        <ListaDeDatos
          datos={[
            ['Fecha de alta', formatFecha(fecha_alta)],
            ['Título', tituloDe(matricula)],
            ['Código de título', textoOFalta(titulo.codigo)],
            ['Institución', textoOFalta(institucion.nombre)],
          ]}
        />
      </Stack>
    </Card>
  );
};

const tituloDe = ({ titulo, descripcion }: MatriculaConTitulo): string => titulo.descripcion || descripcion;
