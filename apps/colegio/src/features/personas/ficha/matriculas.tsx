import type { FichaDePersona } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import { impedimentoDeMatricula, nombreDeMatricula } from '@colega/domain/perfil';
import { InsigniaDeMatricula } from '@colega/web-kit/ui/signos/insignia-de-matricula.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import { crearRehabilitacion, crearSancion } from '../actos/de-disciplina.ts';
import { crearCambioDeEstado, crearCorreccionDeTitulo, crearMatricula } from '../actos/de-matriculas.ts';
import { crearRechazo, crearVerificacion } from '../actos/de-verificacion.ts';
import type { PropsDeSeccion } from './props-de-seccion.ts';
import { Verificacion } from './verificacion.tsx';

export const Matriculas = ({ ficha, alActuar }: PropsDeSeccion) => {
  const puede = useOperador().permisos.includes('personas.registrar');
  return (
    <Seccion
      titulo="Matrículas"
      acciones={puede && <Accion alPresionar={() => alActuar(crearMatricula(ficha))}>Agregar</Accion>}
    >
      {ficha.matriculas.length === 0 && <Text>No tiene ninguna.</Text>}
      {ficha.matriculas.map((matricula) => (
        <UnaMatricula key={matricula.id} {...{ ficha, alActuar, matricula }} />
      ))}
    </Seccion>
  );
};

type Props = PropsDeSeccion & { matricula: FichaDePersona['matriculas'][number] };

const UnaMatricula = ({ ficha, alActuar, matricula }: Props) => {
  const { codigo, estado, titulo, institucion, fecha_alta, verificacion_del_titulo, titulo_rechazado } = matricula;
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5">
          {nombreDeMatricula({ codigo, estado: estado.clave })}
        </Title>
        <InsigniaDeMatricula matricula={matricula} />
      </Group>
      <Text size="sm">
        {titulo.descripcion || 'Sin título cargado'}
        {institucion.nombre && ` · ${institucion.nombre}`} · desde el {formatFecha(fecha_alta)}
      </Text>
      <Group gap="xs">
        <Text size="sm">Título:</Text>
        <Verificacion estado={verificacion_del_titulo} />
        {titulo_rechazado !== null && <Text size="sm">{titulo_rechazado}</Text>}
      </Group>
      <Acciones {...{ ficha, alActuar, matricula }} />
    </Stack>
  );
};

const Acciones = ({ ficha, alActuar, matricula }: Props) => {
  const { permisos } = useOperador();
  const { codigo, estado, verificacion_del_titulo } = matricula;
  const registra = permisos.includes('personas.registrar');
  const disciplina = permisos.includes('personas.disciplina');
  const puede = (cambio: 'sancionar' | 'rehabilitar') =>
    disciplina && impedimentoDeMatricula(cambio, estado.clave) === null;
  return (
    <Group gap="xs">
      {registra && verificacion_del_titulo === 'por_verificar' && (
        <>
          <Accion
            de={`el título de ${codigo}`}
            alPresionar={() => alActuar(crearVerificacion(ficha, { que: 'titulo', matricula }))}
          >
            Verificar el título
          </Accion>
          <Accion
            de={`el título de ${codigo}`}
            alPresionar={() => alActuar(crearRechazo(ficha, { que: 'titulo', matricula }))}
          >
            Rechazar el título
          </Accion>
        </>
      )}
      {registra && (
        <>
          <Accion de={codigo} alPresionar={() => alActuar(crearCorreccionDeTitulo(ficha, matricula))}>
            Corregir el título
          </Accion>
          <Accion de={codigo} alPresionar={() => alActuar(crearCambioDeEstado(ficha, matricula))}>
            Cambiar el estado
          </Accion>
        </>
      )}
      {puede('sancionar') && (
        <Accion de={codigo} alPresionar={() => alActuar(crearSancion(ficha, matricula))}>
          Sancionar
        </Accion>
      )}
      {puede('rehabilitar') && (
        <Accion de={codigo} alPresionar={() => alActuar(crearRehabilitacion(ficha, matricula))}>
          Rehabilitar
        </Accion>
      )}
    </Group>
  );
};
