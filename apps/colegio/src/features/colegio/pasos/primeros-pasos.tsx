import { type PrimerosPasos as Avance, rutasDePrimerosPasos } from '@colega/contract/colegio';
import { mensajes, todosLosMensajes } from '@colega/contract/mensajes';
import { type EstadoDePaso, PASOS, type PasoDelColegio, siguientePaso } from '@colega/domain/colegio';
import { ListaDePasos } from '@colega/web-kit/form/wizard/lista-de-pasos.tsx';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { Stack, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOperador } from '../../../lib/operador.ts';
import { NOMBRES_DE_PASO } from '../../../lib/pasos-del-colegio.ts';
import { FinDeLosPasos } from './fin-de-los-pasos.tsx';
import { UnPaso } from './un-paso.tsx';

const CONSULTA = consulta(rutasDePrimerosPasos.primerosPasos, {});
const FIN = 'fin';

/** One that is named in the address; or the first that nobody touched; or the end. */
const leerLugar = (escrito: string | null, { pasos }: Avance): PasoDelColegio | typeof FIN =>
  PASOS.find((paso) => paso === escrito) ?? (escrito === FIN ? FIN : (siguientePaso(pasos) ?? FIN));

const DeTodoElColegio = () => {
  const { data: avance, error, refetch } = useQuery(CONSULTA);
  const [parametros, ponerParametros] = useSearchParams();
  const [trabajando, setTrabajando] = useState(false);
  const cliente = useQueryClient();
  if (!avance && error)
    return (
      <FallaDeConsulta
        error={error}
        mensaje={todosLosMensajes.error_cargar_primeros_pasos}
        alReintentar={() => void refetch()}
      />
    );
  if (!avance) return <EsqueletoDeTarjetas />;
  const lugar = leerLugar(parametros.get('paso'), avance);
  const irA = (a: PasoDelColegio | typeof FIN): void => {
    ponerParametros({ paso: a });
    window.scrollTo({ top: 0 });
  };
  const pedir = async (llamada: () => Promise<Avance>): Promise<Avance | null> => {
    setTrabajando(true);
    try {
      const nuevo = await llamada();
      cliente.setQueryData(CONSULTA.queryKey, nuevo);
      return nuevo;
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
      return null;
    } finally {
      setTrabajando(false);
    }
  };
  const marcar = async (paso: PasoDelColegio, estado: EstadoDePaso): Promise<void> => {
    const nuevo = await pedir(() => llamar(rutasDePrimerosPasos.marcarPaso, { params: { paso }, body: { estado } }));
    if (nuevo) irA(siguientePaso(nuevo.pasos, paso) ?? FIN);
  };
  const cerrar = async (): Promise<void> => {
    await pedir(() => llamar(rutasDePrimerosPasos.cerrarPrimerosPasos, { body: { cerrados: true } }));
  };
  const hechos = avance.pasos.filter(({ estado }) => estado === 'hecho').map(({ paso }) => paso);
  return (
    <>
      <ListaDePasos
        pasos={PASOS.map((id) => ({ id, titulo: NOMBRES_DE_PASO[id] }))}
        recorrido={{
          ...{ actual: lugar, conError: [], completos: hechos, visitados: [...PASOS] },
        }}
        alAbrir={(id) => irA(PASOS.find((paso) => paso === id) ?? FIN)}
        ocupado={trabajando}
        despues={lugar === FIN ? 'Lo que quedó y lo que sigue' : undefined}
      />
      {lugar === FIN ? (
        <FinDeLosPasos avance={avance} trabajando={trabajando} alAbrir={irA} alCerrar={cerrar} />
      ) : (
        <UnPaso
          key={lugar}
          paso={lugar}
          avance={avance}
          trabajando={trabajando}
          alMarcar={marcar}
          alVolver={irA}
          alGuardar={refetch}
        />
      )}
    </>
  );
};

export const PrimerosPasos = () => {
  const { distrito } = useOperador();
  return (
    <Stack gap="lg">
      <Title order={1}>Primeros pasos</Title>
      {distrito ? <SinPermiso porque={todosLosMensajes.ajustes_de_todo_el_colegio} /> : <DeTodoElColegio />}
    </Stack>
  );
};

export default PrimerosPasos;
