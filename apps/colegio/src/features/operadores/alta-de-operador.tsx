import { type OperadorDelColegio, rutasDeOperadores } from '@colega/contract/operadores';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TODO_EL_COLEGIO } from '../../lib/nombres.ts';
import { EleccionDeRoles } from './eleccion-de-roles.tsx';
import { FormularioQueSeAbre } from './formulario-que-se-abre.tsx';
import { MatrizDePermisos } from './matriz-de-permisos.tsx';
import { useAlta } from './use-alta.ts';

const DE_TEXTO = ['nombre', 'apellido', 'cuit', 'email', 'username'] as const;
type Props = { alHacerse: (nuevo: OperadorDelColegio) => void; alCancelar: () => void };

export const AltaDeOperador = ({ alHacerse, alCancelar }: Props) => {
  const { roles, elegirRoles, errores, entrada, ocupado, enviar, distrito } = useAlta(alHacerse);
  const { data: distritos } = useQuery(consulta(rutasDeOperadores.distritosDelColegio, {}));
  const { placeholder: _, maxLength: __, required: ___, ...deDistrito } = entrada('distrito_id');
  const opciones = (distritos?.items ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  return (
    <FormularioQueSeAbre
      id="alta"
      titulo="Agregar un operador"
      boton={{ texto: 'Agregar', ocupado: 'Agregando…' }}
      trabajando={ocupado}
      alEnviar={enviar}
      alCancelar={alCancelar}
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="md">
          {DE_TEXTO.map((ruta) => (
            <TextInput key={ruta} {...entrada(ruta)} {...(ruta === 'cuit' && { inputMode: 'numeric' })} />
          ))}
          <NativeSelect
            {...deDistrito}
            data={distrito ? opciones : [{ value: '', label: TODO_EL_COLEGIO }, ...opciones]}
          />
          <EleccionDeRoles
            id="roles"
            elegidos={roles}
            alElegir={elegirRoles}
            error={errores.roles}
            primero={entrada('roles').ref}
          />
        </Stack>
        <MatrizDePermisos elegidos={roles} />
      </SimpleGrid>
    </FormularioQueSeAbre>
  );
};
