import { activarTarea, cambiarActa, cargarActa, exigenActa, tareasElegidas } from '@colega/asistentes/legajos';
import { EstadoDeObra } from '@colega/web-kit/form/tipos/acta-estado-obra/estado-de-obra.tsx';
import { useErrorEn } from '@colega/web-kit/form/use-campo.ts';
import { Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useLoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';
import { AgregarTarea } from './agregar-tarea.tsx';
import { TarjetaDeTarea } from './tarjeta-de-tarea.tsx';
import { useContextoDelFormulario } from './use-contexto-del-formulario.ts';
import { useValidacionDeTareas } from './use-validacion-de-tareas.ts';

/** AUT-035..048. */
export const TareasDelBorrador = () => {
  const { borrador, cambiar, contexto, problemas } = useLoQueSeCalcula();
  const errorEn = useErrorEn();
  const deFormulario = useContextoDelFormulario();
  const validacion = useValidacionDeTareas();
  const elegidas = tareasElegidas(borrador, contexto);
  useAbrirLaQueFalla();

  const alternar = (id: number) => {
    const saliente = borrador.tarea_activa;
    cambiar((b) => activarTarea(b, b.tarea_activa === id ? null : id));
    if (saliente !== null) void validacion.validar(saliente);
  };

  return (
    <>
      <AgregarTarea
        alAgregar={() => {
          if (borrador.tarea_activa !== null) void validacion.validar(borrador.tarea_activa);
        }}
      />
      {exigenActa(elegidas) && (
        <EstadoDeObra
          id="acta"
          acta={borrador.acta}
          onChange={(acta) => cambiar((b) => cambiarActa(b, acta, contexto))}
          enCarga={borrador.acta_en_carga ?? null}
          alCargar={(estado) => cambiar((b) => cargarActa(b, estado))}
          contexto={deFormulario}
          errores={{
            acta: errorEn('acta') ?? errorEn('acta.porcentaje_faltante_total'),
            responsable: errorEn('acta.responsable_faltante_obra'),
            tarea: errorEn('acta.tarea_faltante_obra'),
          }}
        />
      )}
      {borrador.tareas.length === 0 ? (
        <Text c="dimmed">Todavía no agregaste tareas. Elegí una de la lista y presioná AGREGAR.</Text>
      ) : (
        <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
          {borrador.tareas.map((tarea, indice) => (
            <li key={tarea.segmento_tarea}>
              <TarjetaDeTarea
                tarea={tarea}
                indice={indice}
                activa={borrador.tarea_activa === tarea.segmento_tarea}
                alAlternar={() => alternar(tarea.segmento_tarea)}
                deFormulario={deFormulario}
                validando={validacion.enCurso.has(tarea.segmento_tarea)}
                errores={validacion.errores.get(tarea.segmento_tarea)}
                problemas={problemas}
              />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
};

const useAbrirLaQueFalla = (): void => {
  const { borrador, cambiar, problemas, intentos } = useLoQueSeCalcula();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failed attempt
  useEffect(() => {
    const indices = problemas.flatMap(({ campo }) => /^tareas\.(\d+)/.exec(campo ?? '')?.[1] ?? []).map(Number);
    const abierta = borrador.tareas.findIndex((tarea) => tarea.segmento_tarea === borrador.tarea_activa);
    const primera = borrador.tareas[indices[0] ?? -1];
    if (primera && !indices.includes(abierta)) cambiar((b) => activarTarea(b, primera.segmento_tarea));
  }, [intentos]);
};
