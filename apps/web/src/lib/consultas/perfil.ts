import { CAUSAS_POR_DEFECTO, rutasDePerfil } from '@colega/contract/perfil';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const r = rutasDePerfil;
const usePersonaId = (): number => useSesion()?.persona_id ?? 0;

export const consultasDePersona = (id: number) => ({
  persona: consulta(r.persona, { params: { id } }),
  matriculas: consulta(r.matriculas, { query: { 'persona.id': id } }),
  bloqueos: consulta(r.bloqueos, { query: { 'persona.id': id } }),
  causas: (limit = CAUSAS_POR_DEFECTO) => consulta(r.causas, { query: { 'persona.id': id, limit } }),
});

export const usePersona = () => {
  const id = usePersonaId();
  return useQuery({ ...consultasDePersona(id).persona, enabled: id > 0 });
};

export const useMatriculas = () => {
  const id = usePersonaId();
  return useQuery({ ...consultasDePersona(id).matriculas, enabled: id > 0 });
};

export const useBloqueos = () => {
  const id = usePersonaId();
  return useQuery({ ...consultasDePersona(id).bloqueos, enabled: id > 0 });
};

export const useCausas = (limit = CAUSAS_POR_DEFECTO) => {
  const id = usePersonaId();
  return useQuery({
    ...consultasDePersona(id).causas(limit),
    enabled: id > 0,
    placeholderData: keepPreviousData,
  });
};
