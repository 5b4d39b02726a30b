"""Calls the gateway with the clients that most programs use, and prints what each of them got as JSON."""

import json
import os
import sys

# its prices are of no use here, and it would fetch them
os.environ["LITELLM_LOCAL_MODEL_COST_MAP"] = "True"

import litellm
from langchain_openai import ChatOpenAI, OpenAIEmbeddings
from openai import APIStatusError, OpenAI

base_url, key = sys.argv[1], sys.argv[2]
messages = [{"role": "user", "content": "hi"}]
results = {}

client = OpenAI(base_url=base_url, api_key=key, max_retries=0)
results["openai"] = client.chat.completions.create(model="smol", messages=messages).choices[0].message.content
stream = client.chat.completions.create(
    model="smol", messages=messages, stream=True, stream_options={"include_usage": True}
)
chunks = list(stream)
results["openai stream"] = "".join(c.choices[0].delta.content or "" for c in chunks if c.choices)
results["openai usage"] = chunks[-1].usage.completion_tokens
results["openai embeddings"] = client.embeddings.create(model="vectors", input=["ab"]).data[0].embedding
results["openai models"] = [model.id for model in client.models.list()]
try:
    client.chat.completions.create(model="none", messages=messages)
except APIStatusError as error:
    results["openai error"] = [error.status_code, error.code]

litellm.telemetry = False
lite = {"model": "openai/smol", "messages": messages, "api_base": base_url, "api_key": key}
results["litellm"] = litellm.completion(**lite).choices[0].message.content
results["litellm stream"] = "".join(c.choices[0].delta.content or "" for c in litellm.completion(**lite, stream=True))

chat = ChatOpenAI(model="smol", base_url=base_url, api_key=key, max_retries=0)
results["langchain"] = chat.invoke("hi").content
results["langchain stream"] = "".join(piece.content for piece in chat.stream("hi"))
embed = OpenAIEmbeddings(model="vectors", base_url=base_url, api_key=key, check_embedding_ctx_length=False)
results["langchain embeddings"] = embed.embed_query("abc")

print(json.dumps(results))
