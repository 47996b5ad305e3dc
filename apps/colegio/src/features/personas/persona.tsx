import { todosLosMensajes } from '@colega/contract/mensajes';
import type { FichaDePersona } from '@colega/contract/perfil';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Anchor, SimpleGrid, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { DIRECCIONES, direccionDeCuenta } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import type { Acto } from './actos/acto.ts';
import { DialogoDeActo } from './dialogo-de-acto.tsx';
import { Causas } from './ficha/causas.tsx';
import { Credencial } from './ficha/credencial.tsx';
import { Datos } from './ficha/datos.tsx';
import { Disciplina } from './ficha/disciplina.tsx';
import { Imagenes } from './ficha/imagenes.tsx';
import { Ingresos } from './ficha/ingresos.tsx';
import { Legajos } from './ficha/legajos.tsx';
import { Matriculas } from './ficha/matriculas.tsx';
import { Resumen } from './ficha/resumen.tsx';
import estilos from './persona.module.css';
import { consultaDeFicha, useFicha } from './use-personas.ts';

export const Persona = () => {
  const id = idDe(useParams().id);
  return id === null ? <NoEsta /> : <ConFicha key={id} id={id} />;
};

const ConFicha = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useFicha(id);
  if (data) return <Ficha ficha={data} alReleer={() => refetch()} />;
  if (esNoEncontrado(error)) return <NoEsta />;
  if (!error || isFetching) return <EsqueletoDePantalla />;
  return (
    <FallaDeConsulta
      error={error}
      mensaje={todosLosMensajes.error_cargar_persona}
      alReintentar={() => void refetch()}
    />
  );
};

const NoEsta = () => (
  <Stack gap="lg">
    <Title order={1}>Persona</Title>
    <EstadoVacio
      icono="buscar"
      titulo="No encontramos a esa persona"
      texto="Puede ser de otro distrito, o que la dirección esté mal escrita."
      accion={<Volver />}
    />
  </Stack>
);

const Volver = () => {
  const { search } = useLocation();
  return (
    <Anchor component={Link} to={DIRECCIONES.personas + search}>
      Volver a Personas
    </Anchor>
  );
};

const Ficha = ({ ficha, alReleer }: { ficha: FichaDePersona; alReleer: () => Promise<unknown> }) => {
  const { permisos } = useOperador();
  const [acto, setActo] = useState<Acto | null>(null);
  const titulo = useRef<HTMLHeadingElement>(null);
  const cliente = useQueryClient();
  /** Lists and counts may say otherwise now. */
  const releer = async (): Promise<void> => {
    await alReleer();
    await cliente.invalidateQueries({ queryKey: ['/colegio/personas'] });
    await cliente.invalidateQueries({ queryKey: ['/colegio/personas/colas'] });
  };
  const partes = { ficha, alActuar: setActo };
  return (
    <Stack gap="md">
      <div>
        <Volver />
        <Title order={1} ref={titulo} tabIndex={-1}>{`${ficha.apellido}, ${ficha.nombre}`}</Title>
      </div>
      <Resumen ficha={ficha} />
      {permisos.includes('cuentas.ver') && (
        <Anchor component={Link} to={direccionDeCuenta(ficha.id)} w="fit-content">
          Ver su cuenta
        </Anchor>
      )}
      <SimpleGrid className={estilos.ficha} cols={{ base: 1, lg: 2 }} spacing="md">
        <Stack gap="md">
          <Matriculas {...partes} />
          <Datos {...partes} />
          <Imagenes {...partes} alReleer={releer} />
        </Stack>
        <Stack gap="md">
          <Credencial {...partes} />
          <Disciplina {...partes} />
          <Causas {...partes} />
          <Ingresos {...partes} />
          <Legajos ficha={ficha} />
        </Stack>
      </SimpleGrid>
      {acto && (
        <DialogoDeActo
          acto={acto}
          version={ficha.version}
          alCerrar={() => setActo(null)}
          alHacerse={({ version }) => {
            // Until it is read again: the next act is not told of this one.
            cliente.setQueryData(consultaDeFicha(ficha.id).queryKey, (leida) => leida && { ...leida, version });
            void releer().then(() => {
              // What was pressed may be gone; whoever went on already is left alone.
              if (document.activeElement === document.body) titulo.current?.focus();
            });
          }}
          alVencer={() => void releer()}
        />
      )}
    </Stack>
  );
};

export default Persona;
