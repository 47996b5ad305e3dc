import { agregarTarea, impedimentoDeTarea, tareasDelSegmento } from '@colega/asistentes/legajos';
import { mensajes, texto } from '@colega/contract/mensajes';
import { traducirFormulario } from '@colega/domain/formularios';
import { useErrorEn } from '@colega/web-kit/form/use-campo.ts';
import { detalleDelError, esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisoDeSinRed } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, Flex } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';
import { consultaDeFormulario } from '../asistente/use-formularios.ts';
import { idDeTarjeta } from './tarjeta-de-tarea.tsx';

/** OPN-060: tasks that cannot be added now are there, disabled, with the reason. */
export const AgregarTarea = ({ alAgregar }: { alAgregar: () => void }) => {
  const { borrador, cambiar, contexto } = useLoQueSeCalcula();
  const errorEn = useErrorEn();
  const cliente = useQueryClient();
  const [tocada, setElegida] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [agregada, setAgregada] = useState<number | null>(null);
  // drawn in the same turn as the card, whatever the machine's hurry
  useEffect(() => {
    if (agregada === null) return;
    document.getElementById(idDeTarjeta(agregada))?.focus();
    setAgregada(null);
  }, [agregada]);

  const opciones = tareasDelSegmento(borrador, contexto).map((tarea) => {
    const impedimento = impedimentoDeTarea(borrador, tarea, contexto);
    // AUT-043: the repeated one can be chosen, and says so on adding
    const impide = impedimento !== null && impedimento.codigo !== 'tarea_repetida';
    return {
      value: String(tarea.id),
      label: impide ? `${tarea.tarea.nombre} — ${texto(impedimento)}` : tarea.tarea.nombre,
      disabled: impide,
    };
  });
  // S-868: where there is nothing to choose
  const [unica, otra] = opciones;
  const elegida = tocada === '' && !otra && borrador.tareas.length === 0 ? (unica?.value ?? '') : tocada;

  const traer = async (formularioId: number) =>
    traducirFormulario(await cliente.ensureQueryData(consultaDeFormulario(formularioId)));

  const agregar = async () => {
    const id = elegida === '' ? null : Number(elegida);
    const formularioId = contexto.tareas.find((tarea) => tarea.id === id)?.formulario_id;
    try {
      const formulario = formularioId && (contexto.formularios[formularioId] ?? (await traer(formularioId)));
      const formularios = formulario ? { ...contexto.formularios, [formulario.id]: formulario } : contexto.formularios;
      const resultado = agregarTarea(borrador, id, { ...contexto, formularios });
      if (!resultado.ok) return setError(texto(resultado.problema));
      alAgregar();
      // over the draft of now: the form of another task may have gone on while this one's was fetched
      cambiar((b) => {
        const ahora = agregarTarea(b, id, { ...contexto, formularios });
        return ahora.ok ? ahora.valor : b;
      });
      setElegida('');
      setError(null);
      setAgregada(id);
    } catch (falla) {
      // reloading without a network would lose the screen too
      setError(esFallaDeRed(falla) ? avisoDeSinRed() : detalleDelError(falla, mensajes.error_cargar_datos));
    }
  };

  return (
    <Card>
      <Flex gap="sm" direction={{ base: 'column', sm: 'row' }} align={{ base: 'stretch', sm: 'flex-start' }}>
        <SelectSimple
          id="tarea"
          label="Tarea"
          required
          flex={1}
          miw={0}
          opciones={opciones}
          value={elegida}
          alElegir={(valor) => {
            setElegida(valor);
            setError(null);
          }}
          error={error ?? errorEn('tarea')}
          vacio={opciones.length > 0 ? 'Elegí una tarea' : 'Elegí primero el rubro en el paso DATOS'}
        />
        <BotonDeAccion
          alPresionar={agregar}
          ocupado="Agregando…"
          leftSection={<Icono nombre="mas" />}
          mt={{ base: 0, sm: 27 }}
        >
          AGREGAR
        </BotonDeAccion>
      </Flex>
    </Card>
  );
};
