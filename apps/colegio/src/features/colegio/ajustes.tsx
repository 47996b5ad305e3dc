import { type AjustesDelColegio, rutasDeAjustes } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatCuit } from '@colega/domain/identificadores';
import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperador } from '../../lib/operador.ts';
import { Accion, Seccion } from '../../ui/seccion.tsx';
import type { Ajuste } from './ajuste.ts';
import { crearCambioDeColores, crearCambioDeDistrito, crearCambioDeIdentidad } from './ajustes-posibles.ts';
import { DialogoDeAjuste } from './dialogo-de-ajuste.tsx';
import { Marca } from './marca.tsx';
import { MuestraDeColores } from './muestra-de-colores.tsx';
import { Plazos, Textos } from './plazos-y-textos.tsx';

const Oficina = ({ domicilio, telefono, correo }: { domicilio: string; telefono: string; correo: string }) => (
  <Text>{[domicilio, telefono, correo].filter((dato) => dato !== '').join(' · ')}</Text>
);

type PropsDePartes = { ajustes: AjustesDelColegio; alCambiar: (ajuste: Ajuste) => void; alReleer: () => Promise<void> };

const Partes = ({ ajustes, alCambiar, alReleer }: PropsDePartes) => {
  const { identidad, colores, distritos } = ajustes;
  return (
    <>
      <Seccion
        titulo="Identidad"
        acciones={
          <Accion de="identidad" alPresionar={() => alCambiar(crearCambioDeIdentidad(ajustes))}>
            Cambiar
          </Accion>
        }
      >
        <Text fw={600}>{identidad.nombre}</Text>
        <Text>{`CUIT ${formatCuit(identidad.cuit)}`}</Text>
        <Oficina {...identidad} />
      </Seccion>
      <Seccion
        titulo="Marca y colores"
        acciones={
          <Accion de="colores" alPresionar={() => alCambiar(crearCambioDeColores(ajustes))}>
            Cambiar
          </Accion>
        }
      >
        <Marca ajustes={ajustes} alReleer={alReleer} />
        <MuestraDeColores valores={{ color: colores.color ?? '', color_oscuro: colores.color_oscuro ?? '' }} />
      </Seccion>
      <Seccion titulo="Distritos y oficinas">
        {distritos.map((uno) => (
          <Group key={uno.id} justify="space-between" wrap="nowrap">
            <div>
              <Text fw={600}>{`${uno.nombre}, ${uno.sede}`}</Text>
              <Oficina {...uno} />
            </div>
            <Accion de={uno.nombre} alPresionar={() => alCambiar(crearCambioDeDistrito(uno))}>
              Cambiar
            </Accion>
          </Group>
        ))}
      </Seccion>
      <Seccion titulo="Plazos">
        <Plazos ajustes={ajustes} alCambiar={alCambiar} />
      </Seccion>
      <Seccion titulo="Textos">
        <Textos ajustes={ajustes} alCambiar={alCambiar} />
      </Seccion>
    </>
  );
};

const DeTodoElColegio = () => {
  const { data, error, refetch } = useQuery(consulta(rutasDeAjustes.ajustes, {}));
  const [ajuste, setAjuste] = useState<Ajuste | null>(null);
  const { refetch: reverConfiguracion } = useConfiguracion();
  // What is seen of the college is seen by whoever changed it first.
  const releer = async (): Promise<void> => {
    await Promise.all([refetch(), reverConfiguracion()]);
  };
  if (!data && error)
    return <FallaDeConsulta error={error} mensaje={todosLosMensajes.error_cargar_ajustes} alReintentar={releer} />;
  if (!data) return <EsqueletoDeTarjetas />;
  return (
    <>
      <Text>Cada parte se guarda por separado. Lo anterior queda en la auditoría, con quién lo cambió.</Text>
      <Partes ajustes={data} alCambiar={setAjuste} alReleer={releer} />
      {ajuste && (
        <DialogoDeAjuste
          ajuste={ajuste}
          ajustes={data}
          alCerrar={() => setAjuste(null)}
          alReleer={() => void releer()}
        />
      )}
    </>
  );
};

export const Ajustes = () => {
  const { distrito } = useOperador();
  return (
    <Stack gap="lg">
      <Title order={1}>Colegio</Title>
      {distrito ? <SinPermiso porque={todosLosMensajes.ajustes_de_todo_el_colegio} /> : <DeTodoElColegio />}
    </Stack>
  );
};

export default Ajustes;
